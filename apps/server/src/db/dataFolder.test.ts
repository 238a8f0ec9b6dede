import { createHash } from 'node:crypto';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { withoutRights } from '../test/withoutRights.ts';
import { openDatabase } from './open.ts';
import type { OpenDatabase } from './open.ts';

let folder = '';
/** Folder of a database that was closed properly. */
let whole = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-folder-'));
  whole = join(folder, 'whole');
  const database = await openDatabase({ dataDir: whole });
  await database.db.execute('create table kept (word text)');
  await database.db.execute("insert into kept values ('mine')");
  await database.close();
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const kept = v.object({ rows: v.tuple([v.object({ path: v.string() })]) });

let copies = 0;
async function copied(): Promise<string> {
  copies += 1;
  const copy = join(folder, `copy ${copies}`);
  await cp(whole, copy, { recursive: true });
  return copy;
}

/** Every file and folder with its time of change and its content. */
async function listing(dataDir: string): Promise<string[]> {
  const names = ['.', ...(await readdir(dataDir, { recursive: true }))];
  const lines = names.map(async (name) => {
    const path = join(dataDir, name);
    const facts = await stat(path);
    const content = facts.isFile()
      ? createHash('sha256')
          .update(await readFile(path))
          .digest('hex')
      : 'folder';
    return `${name} ${facts.mtimeMs} ${content}`;
  });
  return (await Promise.all(lines)).toSorted();
}

async function refusalOf(dataDir: string): Promise<string> {
  const opened = await openDatabase({ dataDir }).catch((error: unknown) => error);
  expect(opened).toBeInstanceOf(Refusal);
  return opened instanceof Refusal ? opened.message : '';
}

const log = 'pg/pg_wal/000000010000000000000001';
const gone =
  (name: string) =>
  (dataDir: string): Promise<void> =>
    rm(join(dataDir, name), { recursive: true });
const cut =
  (name: string, bytes: number) =>
  (dataDir: string): Promise<void> =>
    truncate(join(dataDir, name), bytes);

describe('a folder that is not empty and not complete', () => {
  const damages: readonly (readonly [string, string, (dataDir: string) => Promise<unknown>])[] = [
    ['a database without its version', 'pg/PG_VERSION is missing', gone('pg/PG_VERSION')],
    ['a database without a folder', 'pg/global is missing', gone('pg/global')],
    ['a database without an empty folder', 'pg/pg_notify is missing', gone('pg/pg_notify')],
    ['a database without a table', 'pg/base/5/1249 is missing', gone('pg/base/5/1249')],
    ['a table that is cut in the middle of a page', 'pg/base/5/1249 has 100', cut('pg/base/5/1249', 100)],
    ['a table that is cut between pages', 'pg/base/5/1249 has 8192', cut('pg/base/5/1249', 8192)],
    ['a log that is cut', `${log} is cut`, cut(log, 8 * 1024 * 1024)],
    ['a log that is empty', `${log} is cut`, cut(log, 0)],
    ['a control file that is empty', 'pg/global/pg_control is cut', cut('pg/global/pg_control', 0)],
    [
      'an empty database folder',
      'is missing',
      (dataDir) => gone('pg')(dataDir).then(() => mkdir(join(dataDir, 'pg'))),
    ],
    [
      'uploads without a database',
      'it holds uploads, but no database',
      async (dataDir) => {
        await gone('pg')(dataDir);
        await gone('pg.files')(dataDir);
        await mkdir(join(dataDir, 'uploads'));
      },
    ],
    [
      'somebody else’s files',
      'it holds letter.txt, but no database',
      async (dataDir) => {
        await rm(dataDir, { recursive: true });
        await mkdir(dataDir);
        await writeFile(join(dataDir, 'letter.txt'), 'Dear Lin');
      },
    ],
    [
      'somebody else’s file with a name like that of the lock',
      'it holds server.lock.tar, but no database',
      async (dataDir) => {
        await rm(dataDir, { recursive: true });
        await mkdir(dataDir);
        await writeFile(join(dataDir, 'server.lock.tar'), 'Dear Lin');
      },
    ],
  ];

  test.each(damages)('%s: is refused with a sentence, and no file changes', async (_, told, damage) => {
    const dataDir = await copied();
    await damage(dataDir);
    const before = await listing(dataDir);
    const refusal = await refusalOf(dataDir);
    expect(refusal).toContain(`DATA_DIR ${dataDir} is not empty and holds no whole database: `);
    expect(refusal).toContain(told);
    expect(refusal).toContain('Put the whole back-up in its place');
    expect(await listing(dataDir)).toEqual(before);
  });

  test('a log of the right length without its content is refused with a sentence, and no file appears or changes', async () => {
    const dataDir = await copied();
    await writeFile(join(dataDir, log), Buffer.alloc((await stat(join(dataDir, log))).size));
    const contents = async () => (await listing(dataDir)).map((line) => line.replace(/ [\d.]+ /, ' '));
    const before = await contents();
    expect(await refusalOf(dataDir)).toContain(`DATA_DIR ${dataDir} is damaged (`);
    expect(await contents()).toEqual(before);
  });

  test.each([
    ['read', 0o000],
    ['written', 0o555],
  ])(
    'a complete database that may not be %s is reported as a missing right, not as damage',
    async (_, mode) => {
      const dataDir = await copied();
      await chmod(folder, 0o755);
      await chmod(join(dataDir, 'pg'), mode);
      const refusal = await withoutRights(() => refusalOf(dataDir));
      await chmod(join(dataDir, 'pg'), 0o755);
      expect(refusal).toBe(
        `DATA_DIR ${dataDir} cannot be written (EACCES). Give this account the right to write there, or choose another place.`,
      );
    },
  );

  test('a file in place of the folder is refused', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    expect(await refusalOf(path)).toBe(`DATA_DIR ${path} is no folder; choose another DATA_DIR.`);
  });
});

/** The folder as a kill in this moment would leave it. */
async function killedCopyOf(dataDir: string): Promise<string> {
  copies += 1;
  const killed = join(folder, `killed ${copies}`);
  await cp(dataDir, killed, { recursive: true, filter: (path) => !path.includes('server.lock') });
  return killed;
}

/** Calls `work` with a folder that a kill has left after a start that had lowered its rights. */
async function afterKill(
  work: (killed: string, path: string, running: { dataDir: string; database: OpenDatabase }) => Promise<void>,
): Promise<void> {
  const dataDir = await copied();
  const database = await openDatabase({ dataDir });
  try {
    await database.db.execute("insert into kept select repeat('x', 1000) from generate_series(1, 100)");
    await database.db.execute('checkpoint');
    await database.db.execute('create role stoa_app');
    const { rows } = v.parse(kept, await database.db.execute("select pg_relation_filepath('kept') as path"));
    await database.lower();
    await work(await killedCopyOf(dataDir), rows[0].path, { dataDir, database });
  } finally {
    await database.close();
  }
}

test.each([
  ['a table', undefined],
  ['what became of each transaction', 'pg_xact/0000'],
  ['a file that says where tables are', 'global/pg_filenode.map'],
])('%s that was cut after a kill is refused, and no file changes', (_, named) =>
  afterKill(async (killed, path) => {
    const name = named ?? path;
    const { size } = await stat(join(killed, 'pg', name));
    const left = named === undefined ? 8192 : size / 2;
    await truncate(join(killed, 'pg', name), left);
    const before = await listing(killed);
    expect(await refusalOf(killed)).toContain(`pg/${name} has ${left} bytes in place of ${size}. Nothing in`);
    expect(await listing(killed)).toEqual(before);
  }),
);

test.each([
  ['in the middle', 2, 'pg/pg_wal has no part 2 of its log'],
  ['at the end', 4, 'pg/pg_wal/000000010000000000000004 is missing'],
])(
  'a part of the log that is missing %s after a kill is refused, because what it holds was acknowledged',
  async (_, part, told) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await afterKill(async (_killed, _path, { dataDir, database }) => {
      await database.db.execute('reset role');
      const write = () =>
        database.db.execute("insert into kept select repeat('z', 1000) from generate_series(1, 100)");
      for (let at = 0; at < 3; at += 1) {
        await database.db.execute('select pg_switch_wal()');
        await write();
      }
      vi.advanceTimersByTime(60_000);
      const last = '000000010000000000000004';
      await vi.waitFor(async () => expect(await readFile(join(dataDir, 'pg.files'), 'utf8')).toContain(last));
      const killed = await killedCopyOf(dataDir);
      await rm(join(killed, `pg/pg_wal/00000001000000000000000${part}`));
      const before = await listing(killed);
      expect(await refusalOf(killed)).toContain(told);
      expect(await listing(killed)).toEqual(before);
    });
  },
);
afterEach(() => vi.useRealTimers());

test('a table that was deleted or has grown since the last start is not missed after a kill', async () => {
  await afterKill(async (killed) => {
    // What an operator's tool does, such as a restore that is killed before it is done.
    const tool = await openDatabase({ dataDir: killed });
    await tool.db.execute("insert into kept select repeat('y', 1000) from generate_series(1, 100)");
    await tool.db.execute('create table next as select * from kept');
    await tool.db.execute('drop table kept');
    await tool.db.execute('checkpoint');
    const again = await killedCopyOf(killed);
    await tool.close();
    const database = await openDatabase({ dataDir: again });
    expect(await database.db.execute('select count(*)::int as n from next')).toMatchObject({
      rows: [{ n: 201 }],
    });
    await database.close();
  });
});

test('an older back-up of the database alone is not measured by the lengths of the newer one', () =>
  afterKill(async (killed) => {
    await rm(join(killed, 'pg'), { recursive: true });
    await cp(join(whole, 'pg'), join(killed, 'pg'), { recursive: true });
    const database = await openDatabase({ dataDir: killed });
    expect(await database.db.execute('select word from kept')).toMatchObject({ rows: [{ word: 'mine' }] });
    await database.close();
  }));

test('a database that was killed opens, although its files differ from those at its last close', async () => {
  const dataDir = await copied();
  const database = await openDatabase({ dataDir });
  await database.db.execute("insert into kept select repeat('x', 1000) from generate_series(1, 100)");
  const killed = await killedCopyOf(dataDir);
  await database.close();

  const again = await openDatabase({ dataDir: killed });
  const rows = await again.db.execute(
    "select count(*)::text as count, pg_relation_filepath('kept') as path from kept",
  );
  expect(rows).toMatchObject({ rows: [{ count: '101' }] });
  const [{ path }] = v.parse(kept, rows).rows;
  await again.close();

  await rm(join(killed, 'pg.files'));
  await rm(join(killed, 'pg', path));
  expect(await refusalOf(killed)).toBe(
    `DATA_DIR ${killed} is damaged (pg/${path} is missing). Put the whole back-up in its place, or choose another place; nothing was thrown away or filled in again.`,
  );
}, 60_000);

test('a first start that was killed begins again, also on a disk of its own and beside uploads of a dump', async () => {
  const dataDir = join(folder, 'begun');
  await cp(join(whole, 'pg'), join(dataDir, 'pg.draft'), { recursive: true });
  await rm(join(dataDir, 'pg.draft/PG_VERSION'));
  for (const name of ['lost+found', 'uploads']) await mkdir(join(dataDir, name));
  expect(await refusalOf(dataDir)).toContain('it holds uploads, but no database');
  const database = await openDatabase({ dataDir, mayHoldUploads: true });
  await database.close();
  expect((await readdir(dataDir)).toSorted()).toEqual(['lost+found', 'pg', 'pg.files', 'uploads']);
}, 60_000);

test('a table whose file could not be created is written again as soon as there is space', async () => {
  const dataDir = await copied();
  await chmod(folder, 0o755);
  const database = await openDatabase({ dataDir });
  const tables = join(dataDir, 'pg/base/5');
  const write = () =>
    database.db.execute("insert into kept select repeat('x', 1000) from generate_series(1, 100)");
  for (const name of await readdir(tables)) await chmod(join(tables, name), 0o666);
  await chmod(tables, 0o555);
  for (const _ of [1, 2]) {
    await expect(withoutRights(write)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/could not create file .*: Permission denied/) },
    });
  }
  await chmod(tables, 0o755);
  await expect(write()).resolves.toBeDefined();
  await database.close();
});

test('a database that stops in the middle fails every statement that waits, and every later one', async () => {
  const dataDir = await copied();
  const database = await openDatabase({ dataDir });
  const told: string[] = [];
  database.onStop((why) => told.push(why.message));
  await rm(join(dataDir, 'pg/pg_wal'), { recursive: true });
  const working = database.db.transaction(async (tx) => {
    await tx.execute("insert into kept values ('lost')");
    // This statement fails, because the folder for the next part of the write-ahead log is missing.
    for (let part = 0; part < 3; part += 1) await tx.execute('select pg_switch_wal()');
  });
  const waiting = database.db.execute('select 1');
  const broken = { cause: { name: 'DatabaseStopped' } };
  await expect(waiting).rejects.toMatchObject(broken);
  await expect(working).rejects.toBeInstanceOf(Error);
  await expect(database.db.execute('select 1')).rejects.toMatchObject(broken);
  expect(told).toEqual([
    expect.stringMatching(/^DATA_DIR .* could not go on \(could not .*\)\. Start again/),
  ]);
  await database.close();
});
