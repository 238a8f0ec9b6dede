import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { OpenDatabase } from '../db/open.ts';
import { seedDatabase } from '../seed/index.ts';
import { seedDate, seedTime } from './fixed.ts';
import { startPostgres } from './postgres.ts';
import { seededDatabase } from './server.ts';

/** A seeded database in a PostgreSQL of its own, which stops when the database is closed. */
export async function seededPostgres(pool?: number): Promise<OpenDatabase> {
  const postgres = await startPostgres();
  const opened = await openDatabase({ databaseUrl: postgres.url, pool });
  await migrate(opened.db, seedTime);
  await seedDatabase(opened.db, { seedDate });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await postgres.stop();
    },
  };
}

/** Both databases with the same data, for `describe.each`. */
export const engines: readonly [name: string, open: () => Promise<OpenDatabase>][] = [
  ['PGlite', seededDatabase],
  ['PostgreSQL', () => seededPostgres()],
];
