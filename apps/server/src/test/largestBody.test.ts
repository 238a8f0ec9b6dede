import { randomUUID } from 'node:crypto';
import { isRead } from '@stoa/conformance';
import type { AnyCall } from '@stoa/api/contract/define';
import { ErrorCode, UploadStatus } from '@stoa/domain';
import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import * as schema from '../db/schema/index.ts';
import { asSystem, enterOwner } from '../db/scope.ts';
import { areas } from '../areas/index.ts';
import { register } from '../http/register.ts';
import { largestBody } from './largest.ts';
import { actorsOn } from './matrix/actors.ts';
import type { Actor } from './matrix/actors.ts';
import { ask } from './matrix/ask.ts';
import { Cells } from './matrix/cells.ts';
import type { Fields } from './matrix/cells.ts';
import { World } from './matrix/world.ts';
import { startTestServer } from './server.ts';
import type { TestServer } from './server.ts';
import { stageOf } from './stages.ts';
import { countStatements } from './statements.ts';
import type { Asked } from './statements.ts';

/** The largest numbers of statements and rows that any call may need, whatever its body contains. */
const most = { statements: 32, rows: 130 } as const;

/**
 * Calls that may need more: each module of a home page has queries of its own, and a comment may rate its course and
 * notify colleagues.
 */
const mostOf: ReadonlyMap<string, { readonly statements: number; readonly rows: number }> = new Map([
  ['S3', { statements: 56, rows: 320 }],
  ['X25', { statements: 40, rows: 130 }],
]);

/**
 * The largest number of additional statements that a full list of any length may need compared with a list of
 * one entry. The assistant needs most of them, one for each area that has passages about the question.
 */
const mostForLists = 7;

/** Ids of calls whose lists must name existing things to be answered. */
const isFilled = new Set(['X23', 'X25', 'X30', 'X36', 'X39']);

let app: TestServer;
let cells: Cells;
let learner: Actor;
let nobody: Actor;

/** Multiplies the rows that the database numbers: notes, threads, notices, messages, files. */
const multiply = (db: Database, times: number): Promise<void> =>
  db.transaction(async (tx) => {
    await enterOwner(tx);
    for (const table of Object.values(schema)) {
      if (!(table instanceof PgTable)) continue;
      const all = Object.values(getTableColumns(table));
      if (!all.some((column) => column.primary && column.generatedIdentity !== undefined)) continue;
      const columns = sql.join(
        all
          .filter((column) => !column.primary && column.generated === undefined)
          .map(({ name }) => sql.identifier(toSnakeCase(name))),
        sql`, `,
      );
      await tx.execute(
        sql`insert into ${table} (${columns}) select ${columns} from (select * from ${table} limit 40) as rows, generate_series(1, ${times}) on conflict do nothing`,
      );
    }
  });

beforeAll(async () => {
  app = await startTestServer();
  cells = new Cells(await World.read(app.database.db), { perOwner: 1, everyCompany: false });
  const actors = await actorsOn(app);
  const found = { learner: actors[0], nobody: actors.find(({ standing }) => standing === 'nobody') };
  if (found.learner === undefined || found.nobody === undefined) throw new Error('Nobody is there.');
  ({ learner, nobody } = { learner: found.learner, nobody: found.nobody });
  const picture = {
    scene: 'comment',
    name: 'picture.png',
    ext: 'png',
    size: 1,
    state: UploadStatus.End,
  } as const;
  await asSystem(app.database.db, (tx) =>
    tx.insert(schema.uploadFile).values(
      Array.from({ length: 9 }, (_, at) => ({
        ...picture,
        fileId: at + 1,
        companyId: learner.companyId,
        userId: learner.userId,
        key: `picture-${at}`,
        createTime: app.now(),
      })),
    ),
  );
  await multiply(app.database.db, 50);
});
afterAll(() => app.close());

/** The statements and rows that a call needs with this body, and its code. */
async function costOf(
  call: AnyCall,
  bodyOf: (fields: Fields, staged: Fields) => Fields,
): Promise<Asked & { code: unknown }> {
  const actor = call.auth === 'session' ? learner : nobody;
  const [plain] = cells.of(call, actor);
  if (plain === undefined) throw new Error(`${call.id} has no plain request.`);
  const token = await actor.token();
  const staged = await stageOf(app, call, token);
  const idemKey = call.idempotent === true ? { idemKey: randomUUID() } : {};
  const fields = bodyOf({ ...plain.fields, ...staged, ...idemKey }, staged);
  // Moves the clock, so that this request is not refused because of the previous one's rate limit.
  app.advance(60);
  let code: unknown;
  const asked = await countStatements(app, async () => {
    ({ code } = await ask(app, call, { ...plain, fields }, token));
  });
  return { ...asked, code };
}

/** The same fields, with one entry in each list. */
const smallest = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, 1) : value]),
  );

const largest = (call: AnyCall) => (fields: Fields, staged: Fields) =>
  largestBody(
    call,
    fields,
    new Set([
      // The answers of an exam grow as well, from one to a real question.
      ...Object.keys(staged).filter((name) => name !== 'answers'),
      // Reading calls are made without a keyword, because a keyword would make the answer smaller.
      ...(isRead(call) ? ['keyword', 'tag'] : []),
    ]),
  );

test.each(register(areas).handlers.map(({ call }) => [call.id, call.path, call] as const))(
  '%s %s asks the database little, however large a body it accepts',
  async (id, _path, call) => {
    const little = await costOf(call, smallest);
    const full = await costOf(call, largest(call));
    expect.soft(isFilled.has(id) ? full.code : ErrorCode.Ok).toBe(ErrorCode.Ok);
    const bound = mostOf.get(id) ?? most;
    expect.soft(full.statements, full.texts.join('\n')).toBeLessThanOrEqual(bound.statements);
    expect.soft(full.rows, full.texts.join('\n')).toBeLessThanOrEqual(bound.rows);
    expect.soft(full.statements - little.statements).toBeLessThanOrEqual(mostForLists);
  },
);
