import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Refusal } from '../refusal.ts';

/** Either engine, or a transaction on it. Only what both drivers answer alike is used. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  /** As the owner, for migrations. */
  readonly db: Database;
  readonly engine: 'pglite' | 'postgres';
  /** Where it is, for sentences to the operator; without a password. */
  readonly place: string;
  /** Calls `tell` when the database has ended by itself and nothing but a new start helps. */
  readonly onStop: (tell: (why: Refusal) => void) => void;
  /**
   * As the unprivileged role, for everything else, once the roles exist: what asks neither `inScope` nor
   * `asSystem` sees nothing that belongs to anybody. On PGlite, which has one connection, `db` is lowered too.
   */
  lower(): Promise<Database>;
  /**
   * Hears what `pg_notify` says on a channel, in whichever process it was said. `onReady` runs when it begins to
   * hear and each time after the connection was lost, for what was said meanwhile is not repeated.
   */
  readonly listen: (
    channel: string,
    onNotice: (payload: string) => void,
    onReady: () => void,
  ) => Promise<StopListening>;
  /** Tells of every statement until the function that it returns is called. */
  readonly observe: (observer: Observer) => () => void;
  close(): Promise<void>;
}

/** Hears each statement that the database was sent, `begin` and `commit` included, and how many rows came back. */
export type Observer = (text: string, rows: number) => void;

export type StopListening = () => Promise<void>;
