import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Names of the tables that hold data, without the list of migrations. */
export async function dataTables(tx: Database): Promise<string[]> {
  const rows = await tx
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public' and tablename <> 'stoa_migration'`)
    .orderBy(sql`tablename`);
  return rows.map(({ name }) => name);
}

/** A foreign key with its definition, to be removed and added again. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export const foreignKeys = (tx: Database): Promise<ForeignKey[]> =>
  tx
    .select({
      table: sql<string>`conrelid::regclass::text`,
      name: sql<string>`conname`,
      definition: sql<string>`pg_get_constraintdef(oid)`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and connamespace = 'public'::regnamespace`);

/** Columns with an identity, which the database numbers. */
export const numberedColumns = (tx: Database): Promise<{ table: string; column: string }[]> =>
  tx
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and is_identity = 'YES'`);

/** Columns that a dump contains; generated columns are left out. */
export async function broughtColumns(tx: Database): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' and is_generated = 'NEVER'`)
    .orderBy(sql`ordinal_position`);
  const found = new Map<string, string[]>();
  for (const { table, column } of rows) found.set(table, [...(found.get(table) ?? []), column]);
  return found;
}

/** Deletes everything, the list of migrations too. The roles stay, because they belong to the whole cluster. */
export async function dropAll(tx: Database): Promise<void> {
  await tx.execute(sql`do $$
    declare
      one record;
    begin
      for one in select tablename from pg_tables where schemaname = 'public' loop
        execute format('drop table %I cascade', one.tablename);
      end loop;
      for one in select oid::regprocedure as name from pg_proc
          where pronamespace = 'public'::regnamespace and proname like 'stoa\\_%' loop
        execute format('drop function %s cascade', one.name);
      end loop;
    end $$`);
}
