import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either engine, or a transaction on it. Only what both drivers answer alike is used. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  /** As the owner, for migrations. */
  readonly db: Database;
  readonly engine: 'pglite' | 'postgres';
  /**
   * As the unprivileged role, for everything else, once the roles exist: what asks neither `inScope` nor
   * `asSystem` sees nothing that belongs to anybody. On PGlite, which has one connection, `db` is lowered too.
   */
  lower(): Promise<Database>;
  close(): Promise<void>;
}
