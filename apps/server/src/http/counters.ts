import { createHmac } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { limitCounter } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';

/** The largest number of events within a time window, for one key. */
export interface Limit {
  /** The name of the event that is counted, such as `sms by phone`. */
  readonly of: string;
  readonly most: number;
  readonly windowMs: number;
}

export interface Counted {
  readonly limit: Limit;
  /** The account, address or number that is counted. Only a keyed hash of it is stored. */
  readonly key: string;
}

/** Thrown when a count is over its limit; nothing of the same request is counted then. */
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
 * Counts in the caller's transaction, which must be the system's; throws `OverLimit` to refuse, so that the
 * transaction is rolled back. Counters are rows, because several server processes share them; the lock of the
 * row lets only the allowed number of simultaneous requests through.
 */
export async function count(
  tx: Database,
  secret: string,
  counted: readonly Counted[],
  now: number,
): Promise<void> {
  const named = counted.map((one) => ({ ...one.limit, name: nameOf(secret, one) }));
  // Counters are locked in the order of their names, so that two requests never wait for each other.
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
    throw new OverLimit(await waitAt(tx, name, { most, windowMs }, now));
  }
}

async function waitAt(
  tx: Database,
  name: string,
  { most, windowMs }: Pick<Limit, 'most' | 'windowMs'>,
  now: number,
): Promise<number> {
  const [row] = await tx.select().from(limitCounter).where(eq(limitCounter.name, name));
  const times = row?.times.filter((time) => time > now - windowMs) ?? [];
  const oldest = times.at(-most);
  return times.length < most || oldest === undefined ? 0 : Math.max(1, oldest + windowMs - now);
}

/** Milliseconds until the limit allows one more, and 0 when it does now; counts nothing. */
export const waitOf = (tx: Database, secret: string, counted: Counted, now: number): Promise<number> =>
  waitAt(tx, nameOf(secret, counted), counted.limit, now);

/** Throws `OverLimit` when the limit is reached, and counts nothing. */
export async function demand(tx: Database, secret: string, counted: Counted, now: number): Promise<void> {
  const waitMs = await waitOf(tx, secret, counted, now);
  if (waitMs > 0) throw new OverLimit(waitMs);
}

/** Counts an event, whether the limit is reached or not. */
export async function record(tx: Database, secret: string, counted: Counted, now: number): Promise<void> {
  await tx
    .insert(limitCounter)
    .values({ name: nameOf(secret, counted), times: [now], lastTime: now })
    .onConflictDoUpdate({
      target: limitCounter.name,
      set: { times: sql`${recent(now - counted.limit.windowMs)} || ${now}::bigint`, lastTime: now },
    });
}

/** Counts in a transaction of its own, so that the count stays even when the request fails. */
export const countApart = (
  db: Database,
  secret: string,
  counted: readonly Counted[],
  now: number,
): Promise<void> => asSystem(db, (tx) => count(tx, secret, counted, now));

/** Takes back one event that was counted at this time, because it should not have counted. */
export async function takeBack(tx: Database, secret: string, counted: Counted, now: number): Promise<void> {
  const { times } = limitCounter;
  const at = sql`array_position(${times}, ${now}::bigint)`;
  await tx
    .update(limitCounter)
    .set({ times: sql`(${times})[:${at} - 1] || (${times})[${at} + 1:]` })
    .where(and(eq(limitCounter.name, nameOf(secret, counted)), sql`${now}::bigint = any(${times})`));
}

/** Deletes the counts of these keys. */
export async function forget(tx: Database, secret: string, counted: readonly Counted[]): Promise<void> {
  const names = counted.map((one) => nameOf(secret, one));
  await tx.delete(limitCounter).where(inArray(limitCounter.name, names));
}
