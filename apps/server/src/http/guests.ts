import { CompanyStatus } from '@stoa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { oneOf } from '../db/oneOf.ts';
import type { Database } from '../db/database.ts';
import { company, guestSession } from '../db/schema/index.ts';
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

/** Ends a guest's token. Runs as the system. */
export async function closeGuestSession(tx: Database, tokenHash: string, now: number): Promise<void> {
  await tx
    .update(guestSession)
    .set({ revokedTime: now })
    .where(and(eq(guestSession.tokenHash, tokenHash), isNull(guestSession.revokedTime)));
}

/** The tokens of guests with the company of their exam. */
const withCompany = (tx: Database) =>
  tx
    .select({ row: guestSession, status: company.status })
    .from(guestSession)
    .leftJoin(company, eq(company.companyId, guestSession.companyId));

interface Found {
  readonly row: typeof guestSession.$inferSelect;
  readonly status: CompanyStatus | null;
}

const isServed = ({ row, status }: Found, now: number): boolean =>
  status !== CompanyStatus.Suspended && isLive(row, now);

/** Which of these tokens are of guests whose session has not ended. Runs as the system. */
export async function standingGuests(
  tx: Database,
  tokenHashes: readonly string[],
  now: number,
): Promise<string[]> {
  if (tokenHashes.length === 0) return [];
  const found = await withCompany(tx).where(oneOf(guestSession.tokenHash, [...tokenHashes]));
  return found.filter((one) => isServed(one, now)).map(({ row }) => row.tokenHash);
}

export async function findGuest(tx: Database, tokenHash: string, now: number) {
  const [found] = await withCompany(tx).where(eq(guestSession.tokenHash, tokenHash));
  if (found === undefined) return 'unknown';
  if (!isServed(found, now)) return 'expired';
  const { row } = found;
  if (now - row.lastSeenTime > touchMs) {
    await tx
      .update(guestSession)
      .set({ lastSeenTime: now })
      .where(and(eq(guestSession.tokenHash, tokenHash), isNull(guestSession.revokedTime)));
  }
  return row;
}
