import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { enterOwner } from '../db/scope.ts';
import { seedDatabase } from '../seed/index.ts';
import type { SeedOptions } from '../seed/index.ts';
import { dropAll } from './tables.ts';

/** Deletes all data and fills in the demo companies again, in one transaction. */
export const resetData = (db: Database, now: number, options: SeedOptions): Promise<void> =>
  db.transaction(async (tx) => {
    await enterOwner(tx);
    await dropAll(tx);
    await migrate(tx, now);
    await seedDatabase(tx, options);
    await enterOwner(tx);
    await tx.execute(sql`insert into installation (name, value) values ('seedDate', ${options.seedDate})`);
  });
