import { createHash } from 'node:crypto';
import { ErrorCode } from '@stoa/domain';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyRecord } from '../db/schema/index.ts';
import { BusinessError } from './errors.ts';
import type { Session } from './sessions.ts';

/** How long an answer is stored for a repeated request. */
export const keepMs = 24 * 3_600_000;

const keyForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface Intention {
  /** The caller as `actorOf` writes it, because the row policy compares it. */
  readonly actor: string;
  readonly path: string;
  readonly idemKey: string;
  readonly body: unknown;
}

/** The caller to whom a stored answer belongs: a person in a company, or a guest. */
export const actorOf = ({ userId, companyId, guest }: Session): string =>
  guest === undefined ? `${userId}@${companyId}` : `guest ${guest.guestId}`;

/** The identity of an idempotent request: its key, and a hash of its other parameters. */
export function intentionOf(actor: string, path: string, sent: Readonly<Record<string, unknown>>): Intention {
  const { idemKey, ...body } = sent;
  if (typeof idemKey !== 'string' || !keyForm.test(idemKey)) {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'idemKey' });
  }
  return { actor, path, idemKey: idemKey.toLowerCase(), body };
}

/** Sorts keys, because their order must not make two equal bodies differ. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, canonical(part)]),
  );
};

/**
 * Executes an idempotent request once: the same key with the same body gets the stored answer, with another
 * body error 1007. The answer is stored in the transaction of the work itself, so that neither exists without
 * the other.
 */
export async function once<T>(
  tx: Database,
  intention: Intention,
  now: number,
  work: () => Promise<T>,
): Promise<unknown> {
  const { actor, path, idemKey } = intention;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(canonical(intention.body)))
    .digest('base64url');
  const key = and(
    eq(idempotencyRecord.actor, actor),
    eq(idempotencyRecord.path, path),
    eq(idempotencyRecord.idemKey, idemKey),
  );
  await tx
    .delete(idempotencyRecord)
    .where(and(eq(idempotencyRecord.actor, actor), lt(idempotencyRecord.createTime, now - keepMs)));
  const claimed = await tx
    .insert(idempotencyRecord)
    .values({ actor, path, idemKey, bodyHash, response: null, createTime: now })
    .onConflictDoNothing()
    .returning({ actor: idempotencyRecord.actor });
  if (claimed.length === 0) {
    const [stored] = await tx.select().from(idempotencyRecord).where(key);
    if (stored === undefined || stored.bodyHash !== bodyHash) throw new BusinessError(ErrorCode.IdemConflict);
    return stored.response;
  }
  const response = await work();
  await tx.update(idempotencyRecord).set({ response }).where(key);
  return response;
}
