import { sql } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';

/**
 * Channel of the database on which every server process is notified of attempts whose time or state has
 * changed.
 */
export const attemptChannel = 'stoa_attempt';

/** Notifies every server process that these attempts have changed, once the transaction is committed. */
export async function tellAttempts(tx: Database, attemptIds: readonly number[]): Promise<void> {
  if (attemptIds.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${attemptChannel}, id::text) from unnest(${makePgArray([...attemptIds])}::bigint[]) as id`,
  );
}
