import { CompanyStatus, MemberState } from '@stoa/domain';
import type { LoginSourceType } from '@stoa/domain';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { oneOf } from '../db/oneOf.ts';
import { company, member, session } from '../db/schema/index.ts';
import { entering, enterScope, enterSystem } from '../db/scope.ts';
import type { Scope } from '../db/scope.ts';
import { findGuest } from './guests.ts';
import type { Guest } from './guests.ts';
import type { KnownSessions, StoredSession } from './knownSessions.ts';
import { hashOf, isLive, isToken, newToken, rememberMs, slidingMs, touchMs } from './sessionLife.ts';

const maxLive = 5;

export interface Session {
  readonly tokenHash: string;
  readonly userId: number;
  readonly companyId: number;
  /** Id of the membership, `id` in the contract; 0 without a company. */
  readonly memberId: number;
  readonly appId: string;
  /**
   * Present for a guest of an external exam; then `userId` and `memberId` are 0, and `companyId` is the owner
   * of the exam.
   */
  readonly guest?: Guest;
}

export const scopeOf = ({ companyId, userId, guest }: Session): Scope => guest ?? { companyId, userId };

/** `expired` is answered with code 202, `unknown` with HTTP 401. */
type Found = Session | 'expired' | 'unknown';

/** Finds the session of a token. Runs as the system; with `noRoom` it stores nothing. */
export async function findSession(
  tx: Database,
  token: string | undefined,
  now: number,
  noRoom: boolean,
): Promise<Found> {
  if (token === undefined || !isToken(token)) return 'unknown';
  const tokenHash = hashOf(token);
  const [stored] = await tx
    .select({ row: session, member: member.state, company: company.status })
    .from(session)
    .leftJoin(member, eq(member.memberId, session.memberId))
    .leftJoin(company, eq(company.companyId, session.companyId))
    .where(eq(session.tokenHash, tokenHash));
  return stored === undefined ? guestOf(tx, tokenHash, now) : touched(tx, stored, now, noRoom);
}

/**
 * Finds the session of a token and sets the scope of the transaction: from here on it sees the rows of this
 * person and company. The session found is kept in `known` as well. With `noRoom` nothing is stored.
 */
export async function enterSession(
  tx: Database,
  token: string | undefined,
  now: number,
  noRoom: boolean,
  known?: KnownSessions,
): Promise<Found> {
  if (token === undefined || !isToken(token)) return 'unknown';
  const tokenHash = hashOf(token);
  const [entered] = await tx.select(enteredFields).from(entering(tokenHash));
  const stored = entered?.row.tokenHash === tokenHash ? entered : undefined;
  if (stored !== undefined && (noRoom || !needsTouch(stored, now))) {
    if (!isServed(stored, now)) return 'expired';
    known?.keep(stored.row);
    return stored.row;
  }
  await enterSystem(tx);
  const found = await (stored === undefined ? guestOf(tx, tokenHash, now) : touched(tx, stored, now, noRoom));
  if (typeof found !== 'string') await enterScope(tx, scopeOf(found));
  return found;
}

/** A column of the result of `entering`, which is no table for drizzle. */
const field = <Column extends PgColumn>(column: Column) => sql`${column}`.mapWith(column);

const enteredFields = {
  // The column is selected, because the role is set when the column is evaluated.
  role: sql`role`,
  row: {
    tokenHash: field(session.tokenHash),
    userId: field(session.userId),
    companyId: field(session.companyId),
    memberId: field(session.memberId),
    appId: field(session.appId),
    createTime: field(session.createTime),
    lastSeenTime: field(session.lastSeenTime),
    revokedTime: field(session.revokedTime),
  },
  member: sql<MemberState | null>`member_state`,
  company: sql<CompanyStatus | null>`company_status`,
};

interface Stored extends Standing {
  readonly row: StoredSession;
}

const isServed = (stored: Stored, now: number): boolean => !isShutOut(stored) && isLive(stored.row, now);

const needsTouch = (stored: Stored, now: number): boolean =>
  isServed(stored, now) && now - stored.row.lastSeenTime > touchMs;

/** Stores when a session was last used, at most once a minute. Runs as the system. */
async function touched(
  tx: Database,
  stored: Stored,
  now: number,
  noRoom: boolean,
): Promise<StoredSession | 'expired'> {
  const { row } = stored;
  if (!isServed(stored, now)) return 'expired';
  if (noRoom || !needsTouch(stored, now)) return row;
  await tx.update(session).set({ lastSeenTime: now }).where(eq(session.tokenHash, row.tokenHash));
  return { ...row, lastSeenTime: now };
}

/**
 * The sessions among these that are still valid for what lives longer than a call: sockets, and logins that
 * rest on another session. The token before a switch of company is not, because it is only for calls that were
 * under way. Runs as the system.
 */
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
    .where(oneOf(session.tokenHash, [...tokenHashes]));
  return found.filter((one) => one.row.revokedTime === null && isServed(one, now)).map(({ row }) => row);
}

interface Standing {
  readonly member: MemberState | null;
  readonly company: CompanyStatus | null;
}

const isShutOut = (found: Standing): boolean =>
  found.member === MemberState.Disabled || found.company === CompanyStatus.Suspended;

async function guestOf(tx: Database, hash: string, now: number): Promise<Found> {
  const found = await findGuest(tx, hash, now);
  if (typeof found === 'string') return found;
  const { tokenHash, companyId, guestId, examId } = found;
  return { tokenHash, companyId, userId: 0, memberId: 0, appId: '', guest: { guestId, examId } };
}

export interface NewSession {
  userId: number;
  companyId: number;
  memberId: number;
  sourceType: LoginSourceType;
  /** Workplace app through which the person signed in. */
  appId?: string;
  /** Hash of the token with which the login began, when this session replaces its token. */
  loginHash?: string;
  browser?: string;
  system?: string;
}

/** Opens a session and ends the person's oldest ones above five; only the token's hash is stored. */
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
  for (const row of surplus) await closeLogin(tx, row, now);
  const { token, tokenHash } = newToken();
  await tx.insert(session).values({ ...person, tokenHash, createTime: now, lastSeenTime: now });
  return { token, expireTime: now + slidingMs };
}

/** A condition for sessions that were not ended early, or that end later than now. */
export const notEnded = (now: number) => or(isNull(session.revokedTime), gt(session.revokedTime, now));

/** Hash of the token with which a login began, which a switch of company does not change. */
const begun = sql<string>`coalesce(${session.loginHash}, ${session.tokenHash})`;

/** The login that a session belongs to. Runs as the system. */
export async function loginOf(tx: Database, { tokenHash }: Pick<Session, 'tokenHash'>): Promise<string> {
  const [own] = await tx.select({ begun }).from(session).where(eq(session.tokenHash, tokenHash));
  return own?.begun ?? '';
}

/** Whether a login goes on, in whatever company. Runs as the system. */
export async function loginStands(
  tx: Database,
  { userId, login }: { readonly userId: number; readonly login: string },
  now: number,
): Promise<boolean> {
  const tokens = await tx
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(and(eq(session.userId, userId), eq(begun, login)));
  const hashes = tokens.map(({ tokenHash }) => tokenHash);
  return (await standingSessions(tx, hashes, now)).length > 0;
}

/**
 * Ends a login with all of its tokens: the token of this session, the one before a switch of company, which
 * would still work for up to a minute, and the one after it.
 */
export async function closeLogin(
  tx: Database,
  { tokenHash, userId }: Pick<Session, 'tokenHash' | 'userId'>,
  now: number,
): Promise<void> {
  const own = tx.select({ begun }).from(session).where(eq(session.tokenHash, tokenHash));
  await tx
    .update(session)
    .set({ revokedTime: now })
    .where(and(eq(session.userId, userId), eq(begun, own), notEnded(now)));
}
