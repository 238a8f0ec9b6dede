import { CompanyStatus, MemberState } from '@stoa/domain';
import type { LoginSourceType } from '@stoa/domain';
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { company, member, session } from '../db/schema/index.ts';
import type { Scope } from '../db/scope.ts';
import { findGuest } from './guests.ts';
import type { Guest } from './guests.ts';
import type { KnownSessions } from './knownSessions.ts';
import { hashOf, isLive, isToken, newToken, rememberMs, slidingMs, touchMs } from './sessionLife.ts';

const maxLive = 5;

export interface Session {
  readonly tokenHash: string;
  readonly userId: number;
  readonly companyId: number;
  /** 0 without a company; `id` of the contract. */
  readonly memberId: number;
  readonly appId: string;
  /** A guest of an external exam; `userId` and `memberId` are 0 then, `companyId` owns the exam. */
  readonly guest?: Guest;
}

export const scopeOf = ({ companyId, userId, guest }: Session): Scope => guest ?? { companyId, userId };

/**
 * `expired` is told as 202, `unknown` as HTTP 401 (contract 1.1 [D-05]). Runs as the system. What it finds goes
 * into `known` as well.
 */
export async function findSession(
  tx: Database,
  token: string | undefined,
  now: number,
  known?: KnownSessions,
): Promise<Session | 'expired' | 'unknown'> {
  if (token === undefined || !isToken(token)) return 'unknown';
  const [found] = await tx
    .select({ row: session, member: member.state, company: company.status })
    .from(session)
    .leftJoin(member, eq(member.memberId, session.memberId))
    .leftJoin(company, eq(company.companyId, session.companyId))
    .where(eq(session.tokenHash, hashOf(token)));
  if (found === undefined) return guestAsSession(await findGuest(tx, hashOf(token), now));
  const { row } = found;
  if (isShutOut(found) || !isLive(row, now)) return 'expired';
  const isOld = now - row.lastSeenTime > touchMs;
  if (isOld) {
    await tx.update(session).set({ lastSeenTime: now }).where(eq(session.tokenHash, row.tokenHash));
  }
  known?.keep(isOld ? { ...row, lastSeenTime: now } : row);
  return row;
}

/** Those of these sessions that still stand, for what outlives a call. Runs as the system. */
export async function standingSessions(
  tx: Database,
  tokenHashes: readonly string[],
  now: number,
): Promise<Session[]> {
  if (tokenHashes.length === 0) return [];
  const found = await tx
    .select({ row: session, member: member.state, company: company.status })
    .from(session)
    .leftJoin(member, eq(member.memberId, session.memberId))
    .leftJoin(company, eq(company.companyId, session.companyId))
    .where(inArray(session.tokenHash, [...tokenHashes]));
  return found.filter((one) => !isShutOut(one) && isLive(one.row, now)).map(({ row }) => row);
}

interface Standing {
  readonly member: MemberState | null;
  readonly company: CompanyStatus | null;
}

const isShutOut = (found: Standing): boolean =>
  found.member === MemberState.Disabled || found.company === CompanyStatus.Suspended;

const guestAsSession = (found: Awaited<ReturnType<typeof findGuest>>): Session | 'expired' | 'unknown' => {
  if (typeof found === 'string') return found;
  const { tokenHash, companyId, guestId, examId } = found;
  return { tokenHash, companyId, userId: 0, memberId: 0, appId: '', guest: { guestId, examId } };
};

export interface NewSession {
  userId: number;
  companyId: number;
  memberId: number;
  sourceType: LoginSourceType;
  /** Workplace app that made the session. */
  appId?: string;
  /** Hash of the token that the login began with, where this one takes its place. */
  loginHash?: string;
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
  const { token, tokenHash } = newToken();
  await tx.insert(session).values({ ...person, tokenHash, createTime: now, lastSeenTime: now });
  return { token, expireTime: now + slidingMs };
}

/** Rows that no one has ended, or that end later than now. */
export const notEnded = (now: number) => or(isNull(session.revokedTime), gt(session.revokedTime, now));

async function closeSession(tx: Database, tokenHash: string, now: number): Promise<void> {
  await tx
    .update(session)
    .set({ revokedTime: now })
    .where(and(eq(session.tokenHash, tokenHash), notEnded(now)));
}

/**
 * Ends a login with every token that it has: also one that a switch of company has replaced, which would serve for the
 * rest of its minute, and the one that replaced it.
 */
export async function closeLogin(
  tx: Database,
  { tokenHash, userId }: Pick<Session, 'tokenHash' | 'userId'>,
  now: number,
): Promise<void> {
  const begun = sql`coalesce(${session.loginHash}, ${session.tokenHash})`;
  const own = tx.select({ begun }).from(session).where(eq(session.tokenHash, tokenHash));
  await tx
    .update(session)
    .set({ revokedTime: now })
    .where(and(eq(session.userId, userId), eq(begun, own), notEnded(now)));
}
