import { hash, randomBytes } from 'node:crypto';

const hour = 3_600_000;

/** A session ends after this time without a call. */
export const slidingMs = 12 * hour;
const absoluteMs = 7 * 24 * hour;
/** How long an ended session is answered with "expired" (202) instead of "unknown" (401). */
export const rememberMs = 30 * 24 * hour;
/** How old the stored time of last use may become, because a write on every call would be too expensive. */
export const touchMs = 60_000;

/** How long the old token still works after a switch of company, for calls that were under way. */
export const afterSwitchMs = 60_000;

export interface Lived {
  readonly createTime: number;
  readonly lastSeenTime: number;
  /** When the session was or will be ended early; null for one that was not. */
  readonly revokedTime: number | null;
}

export const isLive = (row: Lived, now: number): boolean =>
  (row.revokedTime === null || now < row.revokedTime) &&
  now < row.lastSeenTime + slidingMs &&
  now < row.createTime + absoluteMs;

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** A token of 32 random bytes and its hash; only the hash is stored. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}
