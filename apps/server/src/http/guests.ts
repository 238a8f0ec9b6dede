import { and, eq, isNull } from 'drizzle-orm';
import { oneOf } from '../db/oneOf.ts';
import type { Database } from '../db/database.ts';
import { guestSession } from '../db/schema/index.ts';
import { isLive, newToken, slidingMs, touchMs } from './sessionLife.ts';

/** A guest of an external exam, who has no account and no company and may take this one exam. */
export interface Guest {
  readonly guestId: number;
  readonly examId: number;
}

/** Makes the token that `/exam/pc/external/enter` answers. Runs as the system. */
export async function openGuestSession(
  tx: Database,
  guest: Guest & { readonly companyId: number },
  now: number,
): Promise<{ token: string; expireTime: number }> {
  const { token, tokenHash } = newToken();
  await tx.insert(guestSession).values({ ...guest, tokenHash, createTime: now, lastSeenTime: now });
  return { token, expireTime: now + slidingMs };
}

/** Which of these tokens are of guests whose session has not ended. Runs as the system. */
export async function standingGuests(
  tx: Database,
  tokenHashes: readonly string[],
  now: number,
): Promise<string[]> {
  if (tokenHashes.length === 0) return [];
  const found = await tx
    .select()
    .from(guestSession)
    .where(oneOf(guestSession.tokenHash, [...tokenHashes]));
  return found.filter((row) => isLive(row, now)).map(({ tokenHash }) => tokenHash);
}

export async function findGuest(tx: Database, tokenHash: string, now: number) {
  const [row] = await tx.select().from(guestSession).where(eq(guestSession.tokenHash, tokenHash));
  if (row === undefined) return 'unknown';
  if (!isLive(row, now)) return 'expired';
  if (now - row.lastSeenTime > touchMs) {
    await tx
      .update(guestSession)
      .set({ lastSeenTime: now })
      .where(and(eq(guestSession.tokenHash, tokenHash), isNull(guestSession.revokedTime)));
  }
  return row;
}
