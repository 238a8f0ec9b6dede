import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { Refusal } from '../refusal.ts';
import type { Database } from './database.ts';
import { enterOwner } from './scope.ts';

const folder = new URL('./migrations/', import.meta.url);
const breakpoint = '--> statement-breakpoint';

const applied = pgTable('stoa_migration', {
  name: text('name').primaryKey(),
  appliedTime: bigint('applied_time', { mode: 'number' }).notNull(),
});

/** Address of the SQL file of a migration. */
export const migrationFile = (name: string): URL => new URL(`${name}.sql`, folder);

interface Journal {
  entries: { tag: string }[];
}

/** Names of this version's migrations, in order. */
export async function knownMigrations(): Promise<string[]> {
  const journal: Journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8'));
  return journal.entries.map((entry) => entry.tag);
}

/** Names of the migrations that were applied to the data, in order; none in an empty database. */
export async function appliedMigrations(tx: Database): Promise<string[]> {
  const [table] = await tx
    .select({ found: sql<boolean>`to_regclass('public.stoa_migration') is not null` })
    .from(sql`(select 1) as one`);
  if (table?.found !== true) return [];
  const rows = await tx.select({ name: applied.name }).from(applied);
  const done = new Set(rows.map((row) => row.name));
  return [...(await knownMigrations()).filter((name) => done.delete(name)), ...done];
}

/**
 * Brings the database to this version, or to the older one that has had the migrations in `until`, in one
 * transaction. Data of a newer version is refused, because an older program would lose what it does not know
 * when it writes.
 */
export async function migrate(db: Database, now: number, until?: readonly string[]): Promise<void> {
  const known = await knownMigrations();
  await db.transaction(async (tx) => {
    await enterOwner(tx);
    // Several processes may start on one PostgreSQL; the first one migrates, the others wait and find nothing
    // to do.
    await tx.execute(sql`select pg_advisory_xact_lock(7420001)`);
    await tx.execute(
      sql`create table if not exists stoa_migration (name text primary key, applied_time bigint not null)`,
    );
    const done = new Set(await appliedMigrations(tx));
    const newer = [...done].find((name) => !known.includes(name));
    if (newer !== undefined) {
      throw new Refusal(
        `The data was written by a newer version of Stoa (it knows "${newer}"); start that version, or choose another DATA_DIR or DATABASE_URL.`,
      );
    }
    for (const name of until ?? known) {
      if (done.has(name)) continue;
      const text = await readFile(migrationFile(name), 'utf8');
      for (const statement of text.split(breakpoint)) await tx.execute(sql.raw(statement));
      await tx.insert(applied).values({ name, appliedTime: now });
    }
  });
}
