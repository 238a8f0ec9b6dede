import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../db/database.ts';
import { appliedMigrations, knownMigrations, migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { company, installation, notification, tag } from '../db/schema/index.ts';
import { asSystem, inScope } from '../db/scope.ts';
import { seedDate, seedTime } from '../test/fixed.ts';
import { startPostgres } from '../test/postgres.ts';
import { seededDatabase } from '../test/server.ts';
import { dumpData } from './dump.ts';
import { resetData } from './reset.ts';
import { restoreData } from './restore.ts';
import { dataTables, foreignKeys } from './tables.ts';

let folder = '';
let file = '';
let source: OpenDatabase;
let whole: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-data-'));
  file = join(folder, 'all.stoa');
  source = await seededDatabase();
  whole = await contentOf(source.db);
  await dumpData(source.db, file, seedTime);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

/** Number and digest of each table's rows, so that a difference shows in one line. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const table of await dataTables(db)) {
    const rows = await db
      .select({ row: sql<string>`to_jsonb(t)::text` })
      .from(sql`${sql.identifier(table)} as t`);
    const sorted = rows.map(({ row }) => row).toSorted();
    content[table] = `${rows.length} ${createHash('sha256').update(sorted.join('\n')).digest('base64url')}`;
  }
  return content;
}
const rowsIn = (content: Record<string, string>): number =>
  Object.values(content).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
const keysOf = async (db: Database): Promise<string[]> =>
  (await foreignKeys(db)).map(({ table, definition }) => `${table} ${definition}`).toSorted();
const restore = (db: Database, name = file, replace = false) =>
  restoreData(db, { file: name, now: seedTime, replace });
const changed = async (change: (lines: string[]) => string[]): Promise<string> => {
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const name = join(folder, `changed-${(await readdir(folder)).length}.stoa`);
  await writeFile(name, gzipSync(`${change(lines).join('\n')}\n`));
  return name;
};

const engines: [string, () => Promise<{ opened: OpenDatabase; stop: () => Promise<void> }>][] = [
  [
    'PGlite',
    async () => {
      const opened = await openDatabase({});
      return { opened, stop: () => opened.close() };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const postgres = await startPostgres();
      const opened = await openDatabase({ databaseUrl: postgres.url });
      return { opened, stop: () => opened.close().then(() => postgres.stop()) };
    },
  ],
];

test('a dump has every row, and nobody else may read it', async () => {
  const lines = gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  const rows = rowsIn(whole);
  expect(rows).toBeGreaterThan(1000);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: true, tables: Object.keys(whole).length, rows });
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a dump that cannot be written says so', async () => {
  const nowhere = join(folder, 'no', 'such', 'folder');
  await expect(dumpData(source.db, nowhere, seedTime)).rejects.toThrow(
    `${nowhere} cannot be written (ENOENT).`,
  );
});

describe.each(engines)('restored on %s', (_engine, open) => {
  test('everything is as it was: rows, keys, row policies and the next ids', async () => {
    const { opened, stop } = await open();
    const { db } = opened;
    const { rows } = await restore(db);
    expect(await contentOf(db)).toEqual(whole);
    expect(rows).toBe(rowsIn(whole));
    expect(await keysOf(db)).toEqual(await keysOf(source.db));
    const seen = await inScope(db, { companyId: 1001, userId: 1 }, (tx) => tx.select().from(company));
    expect(seen.map(({ companyId }) => companyId)).toEqual([1001]);
    const [last] = await asSystem(db, (tx) =>
      tx.select({ id: sql<number>`max(notification_id)`.mapWith(Number) }).from(notification),
    );
    const [next] = await asSystem(db, (tx) =>
      tx
        .insert(notification)
        .values({ userId: 1, companyId: 1001, kind: 1, title: text, content: text, createTime: 1 })
        .returning(),
    );
    expect(next?.notificationId).toBe((last?.id ?? 0) + 1);
    await stop();
  });
});
const text = { zh: 'x', en: 'x' };

describe('data that exists', () => {
  test('is not overwritten unless it is asked for', async () => {
    await expect(restore(source.db)).rejects.toThrow('There is data already; add --replace');
    await asSystem(source.db, (tx) => tx.update(company).set({ servicePhone: 'changed' }));
    await restore(source.db, file, true);
    expect(await contentOf(source.db)).toEqual(whole);
  });

  test.each([
    ['cut off', (lines: string[]) => lines.slice(0, 800), 'no whole dump'],
    ['without its last row', (lines: string[]) => lines.toSpliced(-2, 1), 'no whole dump'],
    [
      'with a table that nobody knows',
      (lines: string[]) => lines.toSpliced(1, 0, '{"table":"other"}'),
      'no whole',
    ],
    ['something else', () => ['hello'], "no dump of Stoa's data"],
    [
      'of a newer version',
      ([head = '', ...rest]: string[]) => [
        head.replace(/("migrations":\[.*?)\]/, '$1,"9999_future"]'),
        ...rest,
      ],
      'was written by a newer version of Stoa (it knows "9999_future"); restore it with that version.',
    ],
    [
      'of a newer format',
      ([head = '', ...rest]: string[]) => [head.replace('"format":1', '"format":2'), ...rest],
      'was written by a newer version of Stoa (it knows format 2)',
    ],
    [
      'with a key that leads nowhere',
      (lines: string[]) =>
        lines.map((line) =>
          line.includes('"phone"') ? line.replace('"user_id": 1315,', '"user_id": 99999,') : line,
        ),
      'does not fit together (insert or update on table',
    ],
  ])('survives a file that is %s', async (_name, change, words) => {
    const name = await changed(change);
    await expect(restore(source.db, name, true)).rejects.toThrow(words);
    expect(await contentOf(source.db)).toEqual(whole);
  });

  test('is kept when the dump is missing, empty or damaged', async () => {
    const torn = join(folder, 'torn.stoa');
    await writeFile(torn, await readFile(file));
    await truncate(torn, (await stat(file)).size - 40);
    await writeFile(join(folder, 'empty.stoa'), '');
    await expect(restore(source.db, torn, true)).rejects.toThrow('torn.stoa is no whole dump');
    await expect(restore(source.db, join(folder, 'empty.stoa'), true)).rejects.toThrow('is no');
    await expect(restore(source.db, join(folder, 'none.stoa'), true)).rejects.toThrow(
      'cannot be read (ENOENT)',
    );
    expect(await contentOf(source.db)).toEqual(whole);
  });

  test('is deleted by a reset, and the demo companies are as at first', async () => {
    await asSystem(source.db, (tx) => tx.update(company).set({ servicePhone: 'changed' }));
    await resetData(source.db, seedTime, { seedDate });
    const content = await contentOf(source.db);
    const rows = await asSystem(source.db, (tx) => tx.select().from(installation));
    expect(rows).toEqual([{ name: 'seedDate', value: seedDate }]);
    expect({ ...content, installation: '' }).toEqual({ ...whole, installation: '' });
  });
});

test('data of an older version is brought to the current one', async () => {
  const known = await knownMigrations();
  const older = await openDatabase({});
  await migrate(older.db, seedTime, known.slice(0, 2));
  await older.db.execute(sql`insert into tag (tag_id, name) values (7, '{"zh": "旧", "en": "old"}')`);
  const name = join(folder, 'older.stoa');
  await dumpData(older.db, name, seedTime);
  await older.close();
  await restore(source.db, name, true);
  expect(await appliedMigrations(source.db)).toEqual(known);
  expect(await asSystem(source.db, (tx) => tx.select().from(tag))).toEqual([
    { tagId: 7, name: { zh: '旧', en: 'old' } },
  ]);
});
