import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { seedDatabase } from '../seed/index.ts';
import { seedDate, seedTime } from './fixed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated and seeded database, from which every test file starts. */
    seededDump: string;
  }
}

/** Seeds once for all test files. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-server-test-'));
  const client = await PGlite.create();
  const db = drizzle(client, { casing: 'snake_case' });
  await migrate(db, seedTime);
  await seedDatabase(db, { seedDate });
  const dump = await client.dumpDataDir('none');
  const file = join(folder, 'seeded.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide('seededDump', file);
  return () => rm(folder, { recursive: true, force: true });
}
