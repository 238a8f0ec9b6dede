import { createHash, randomBytes } from 'node:crypto';
import { CompanyStatus, MemberState } from '@stoa/domain';
import type { LoginSourceType } from '@stoa/domain';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { company, member, session } from '../db/schema/index.ts';

const hour = 3_600_000;
/** Contract 1.6 [D-07]. */
export const slidingMs = 12 * hour;
const absoluteMs = 7 * 24 * hour;
const maxLive = 5;
/** How long an ended session is still told "expired" (202) rather than "unknown" (401). */
const rememberMs = 30 * 24 * hour;
const touchMs = 60_000;

export interface Session {
  readonly tokenHash: string;
  readonly userId: number;
  readonly companyId: number;
  /** 0 without a company; `id` of the contract. */
  readonly memberId: number;
  readonly appId: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const isLive = (row: typeof session.$inferSelect, now: number): boolean =>
  row.revokedTime === null && now < row.lastSeenTime + slidingMs && now < row.createTime + absoluteMs;

/** `expired` is told as 202, `unknown` as HTTP 401 (contract 1.1 [D-05]). Runs as the system. */
export async function findSession(
  tx: Database,
  token: string | undefined,
  now: number,
): Promise<Session | 'expired' | 'unknown'> {
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return 'unknown';
  const [found] = await tx
    .select({ row: session, member: member.state, company: company.status })
    .from(session)
    .leftJoin(member, eq(member.memberId, session.memberId))
    .leftJoin(company, eq(company.companyId, session.companyId))
    .where(eq(session.tokenHash, hashOf(token)));
  if (found === undefined) return 'unknown';
  const { row } = found;
  const shutOut = found.member === MemberState.Disabled || found.company === CompanyStatus.Suspended;
  if (shutOut || !isLive(row, now)) return 'expired';
  if (now - row.lastSeenTime > touchMs) {
    await tx.update(session).set({ lastSeenTime: now }).where(eq(session.tokenHash, row.tokenHash));
  }
  return row;
}

export interface NewSession {
  userId: number;
  companyId: number;
  memberId: number;
  sourceType: LoginSourceType;
}

/** Makes a session and ends the oldest ones above five; only the token's hash is stored (contract 1.6). */
export async function openSession(
  tx: Database,
  person: NewSession,
  now: number,
): Promise<{ token: string; expireTime: number }> {
  await tx
    .delete(session)
    .where(and(eq(session.userId, person.userId), lt(session.lastSeenTime, now - rememberMs)));
  const open = await tx
    .select()
    .from(session)
    .where(and(eq(session.userId, person.userId), isNull(session.revokedTime)));
  const surplus = open
    .filter((row) => isLive(row, now))
    .toSorted((one, other) => other.createTime - one.createTime)
    .slice(maxLive - 1);
  for (const row of surplus) await closeSession(tx, row.tokenHash, now);
  const token = randomBytes(32).toString('base64url');
  await tx
    .insert(session)
    .values({ ...person, tokenHash: hashOf(token), createTime: now, lastSeenTime: now });
  return { token, expireTime: now + slidingMs };
}

export async function closeSession(tx: Database, tokenHash: string, now: number): Promise<void> {
  await tx
    .update(session)
    .set({ revokedTime: now })
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.revokedTime)));
}
