import { isRead } from '@stoa/conformance';
import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { areas } from '../../areas/index.ts';
import type { Database } from '../../db/database.ts';
import { enterOwner } from '../../db/scope.ts';
import { register } from '../../http/register.ts';
import { actorsOn } from './actors.ts';
import type { Actor } from './actors.ts';
import { ask } from './ask.ts';
import type { Told } from './ask.ts';
import { Cells } from './cells.ts';
import type { MatrixSize } from './cells.ts';
import { isShownAtDesk } from './desk.ts';
import type { Asked, Part } from './run.ts';
import { tableNamed, World } from './world.ts';
import type { Stored } from './world.ts';

const { handlers } = register(areas);

/** Rows of a person that count for colleagues as well: how many enrolled, like, follow, watch or scored less. */
const countedTogether: ReadonlySet<string> = new Set([
  'courseProgress',
  'courseRating',
  'examAttempt',
  'liveWatch',
  'relationMark',
]);

/** Whether an answer to the actor may depend on a row. Names of accounts stand, masked, in the platform's rooms. */
const matters = (one: Stored, world: World, actor: Actor): boolean =>
  one.table === 'account' ||
  world.maySee(one, actor) ||
  isShownAtDesk(actor, one) ||
  (countedTogether.has(one.table) && one.owner === actor.companyId);

/** Most rows that one statement deletes. */
const atOnce = 500;

async function remove(tx: Database, table: PgTable, rows: readonly Stored['row'][]): Promise<void> {
  const { primaryKeys } = getTableConfig(table);
  const inColumns = Object.entries(getTableColumns(table));
  const key = inColumns.filter(
    ([, column]) =>
      column.primary || primaryKeys.some(({ columns }) => columns.some(({ name }) => name === column.name)),
  );
  const names = sql.join(
    key.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  for (let at = 0; at < rows.length; at += atOnce) {
    const keys = rows.slice(at, at + atOnce).map(
      (row) =>
        sql`(${sql.join(
          key.map(([name]) => sql`${row[name]}`),
          sql`, `,
        )})`,
    );
    await tx.execute(sql`delete from ${table} where (${names}) in (${sql.join(keys, sql`, `)})`);
  }
}

/** Deletes whatever no answer to this actor may depend on: the rows of other companies and of other people. */
export async function leaveAlone(db: Database, actor: Actor): Promise<void> {
  const world = await World.read(db);
  const foreign = world.rows.filter((one) => !matters(one, world, actor));
  await db.transaction(async (tx) => {
    await enterOwner(tx);
    // Rows that stay may refer to rows that go.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const name of new Set(foreign.map(({ table }) => table))) {
      await remove(
        tx,
        tableNamed(name),
        foreign.flatMap(({ table, row }) => (table === name ? [row] : [])),
      );
    }
  });
}

/** Fields whose values are random or made with a key of the installation. */
const ofServer = /token$|^(?:sessionId|outboxKey|appSecret|verifyUrl)$/i;

/** The answer as text, without what differs between two servers with the same rows. */
const settled = ({ status, code, data }: Told): string =>
  JSON.stringify({ status, code, data }, (name, value: unknown) => (ofServer.test(name) ? '' : value));

/** The first place at which two texts differ, with what stands there. */
function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 40);
  return `${around(one)} and alone ${around(other)}`;
}

/**
 * Makes the reading calls of this actor, with ids of every company, on two servers: one with all companies, one
 * on which the actor is alone. Answers that differ contain a number, a sum or an order to which rows of others
 * have contributed.
 */
export async function dependsOnOthers(
  app: Asked,
  alone: Asked,
  name: string,
  size: MatrixSize,
  part: Part = {},
): Promise<readonly string[]> {
  const actorOn = async (server: Asked): Promise<Actor> => {
    const actor = (await actorsOn(server)).find((one) => one.name === name);
    if (actor === undefined) throw new Error(`There is no actor ${name}.`);
    return actor;
  };
  const actor = await actorOn(app);
  const other = await actorOn(alone);
  const cells = new Cells(await World.read(app.database.db), size);
  const token = await actor.token();
  const otherToken = await other.token();
  const found: string[] = [];
  for (const { call } of handlers) {
    if (part.calls?.includes(call.id) === false || !isRead(call) || call.auth !== 'session') continue;
    for (const cell of cells.of(call, actor)) {
      // The matrix itself judges what is told of things that do not exist for the actor.
      if (cell.expects === 'does not exist') continue;
      const [among, by] = [
        settled(await ask(app, call, cell, token)),
        settled(await ask(alone, call, cell, otherToken)),
      ];
      if (among !== by) found.push(`${call.id} ${name}, ${cell.title}: ${differenceOf(among, by)}`);
    }
  }
  return found;
}
