import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { limitCounter } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';

/** At most so many in a time, for one key. */
export interface Limit {
  /** What is counted, such as `sms by phone`. */
  readonly of: string;
  readonly most: number;
  readonly windowMs: number;
}

export interface Counted {
  readonly limit: Limit;
  /** Whom it counts for: an account, an address, a number. Stored as a keyed hash only. */
  readonly key: string;
}

/** A count was refused; nothing of the same request has been counted. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit';
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('Over the limit');
    this.waitMs = waitMs;
  }
}

const nameOf = (secret: string, { limit, key }: Counted): string =>
  createHmac('sha256', secret).update(`limit\n${limit.of}\n${key}`).digest('base64url');

const recent = (since: number) =>
  sql`array(select t from unnest(${limitCounter.times}) as t where t > ${since} order by t)`;

/**
 * Counts in the caller's transaction, which must be the system's; refuses by throwing `OverLimit`, so that it
 * is rolled back. The counters are rows: several server processes share them, and the row's lock lets of many
 * that come at once only so many through.
 */
export async function count(
  tx: Database,
  secret: string,
  counted: readonly Counted[],
  now: number,
): Promise<void> {
  const named = counted.map((one) => ({ ...one.limit, name: nameOf(secret, one) }));
  // One order for all, so that two requests never wait for each other.
  for (const { name, most, windowMs } of named.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const since = now - windowMs;
    const taken = await tx
      .insert(limitCounter)
      .values({ name, times: [now], lastTime: now })
      .onConflictDoUpdate({
        target: limitCounter.name,
        set: { times: sql`${recent(since)} || ${now}::bigint`, lastTime: now },
        setWhere: sql`cardinality(${recent(since)}) < ${most}`,
      })
      .returning({ name: limitCounter.name });
    if (taken.length > 0) continue;
    const [row] = await tx.select().from(limitCounter).where(eq(limitCounter.name, name));
    const oldest = row?.times.filter((time) => time > since).at(-most) ?? now;
    throw new OverLimit(Math.max(1, oldest + windowMs - now));
  }
}

/** Counts in a transaction of its own, so that it stays counted whatever becomes of the request. */
export const countApart = (
  db: Database,
  secret: string,
  counted: readonly Counted[],
  now: number,
): Promise<void> => asSystem(db, (tx) => count(tx, secret, counted, now));

/** Takes back what was counted last, when it turned out not to matter. */
export async function takeBack(tx: Database, secret: string, counted: Counted): Promise<void> {
  await tx
    .update(limitCounter)
    .set({ times: sql`trim_array(${limitCounter.times}, least(1, cardinality(${limitCounter.times})))` })
    .where(eq(limitCounter.name, nameOf(secret, counted)));
}

/** Forgets all that was counted for a key. */
export async function forget(tx: Database, secret: string, counted: Counted): Promise<void> {
  await tx.delete(limitCounter).where(eq(limitCounter.name, nameOf(secret, counted)));
}
