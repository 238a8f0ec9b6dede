import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Refusal } from '../refusal.ts';

/** A connection to either database, or a transaction on it. Only features that both drivers share are used. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  /** Connected as the owner, for migrations. */
  readonly db: Database;
  readonly engine: 'pglite' | 'postgres';
  /** Where the database is, for messages to the operator; without a password. */
  readonly place: string;
  /** Calls `tell` when the database has stopped by itself, so that only a restart helps. */
  readonly onStop: (tell: (why: Refusal) => void) => void;
  /**
   * Connected as the unprivileged role, for everything else, once the roles exist: a query outside `inScope`
   * and `asSystem` sees no rows that belong to anybody. On PGlite, which has one connection, `db` changes its
   * role too.
   */
  lower(): Promise<Database>;
  /**
   * Listens for `pg_notify` on a channel, from whichever process. `onReady` runs when listening begins and
   * each time after the connection was lost, because messages sent meanwhile are not repeated.
   */
  readonly listen: (
    channel: string,
    onNotice: (payload: string) => void,
    onReady: () => void,
  ) => Promise<StopListening>;
  /** Reports every statement to the observer until the returned function is called. */
  readonly observe: (observer: Observer) => () => void;
  close(): Promise<void>;
}

/**
 * Called with each statement sent to the database, including `begin` and `commit`, and the number of returned
 * rows.
 */
export type Observer = (text: string, rows: number) => void;

export type StopListening = () => Promise<void>;
