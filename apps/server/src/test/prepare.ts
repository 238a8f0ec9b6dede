import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { seedDatabase } from '../seed/index.ts';
import { seedDate, seedTime } from './fixed.ts';
import { startPostgres } from './postgres.ts';
import type { TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated and seeded embedded database. */
    seededDump: string;
    /** A migrated and seeded database on PostgreSQL, of which test files make copies. */
    seededPostgres: Pick<TestPostgres, 'server' | 'url'>;
  }
}

async function fill(db: Database): Promise<void> {
  await migrate(db, seedTime);
  await seedDatabase(db, { seedDate });
}

/** Seeds both kinds of database once for all test files. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const opened = await openDatabase({ databaseUrl: postgres.url });
  await fill(opened.db);
  await opened.close();
  project.provide('seededPostgres', { server: postgres.server, url: postgres.url });
  const folder = await mkdtemp(join(tmpdir(), 'stoa-server-test-'));
  const client = await PGlite.create();
  await fill(drizzle(client, { casing: 'snake_case' }));
  const dump = await client.dumpDataDir('none');
  const file = join(folder, 'seeded.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide('seededDump', file);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
