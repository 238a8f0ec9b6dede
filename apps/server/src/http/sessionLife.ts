import { hash, randomBytes } from 'node:crypto';

const hour = 3_600_000;

/** Contract 1.6 [D-07]. */
export const slidingMs = 12 * hour;
const absoluteMs = 7 * 24 * hour;
/** How long an ended session is still told "expired" (202) rather than "unknown" (401). */
export const rememberMs = 30 * 24 * hour;
/** How old the stored time of last use may be; a write on every call would be for nothing. */
export const touchMs = 60_000;

/** How long the token that switched to another company still serves calls that were on their way (D7). */
export const afterSwitchMs = 60_000;

export interface Lived {
  readonly createTime: number;
  readonly lastSeenTime: number;
  /** When it ends or ended before its time; may lie ahead. */
  readonly revokedTime: number | null;
}

export const isLive = (row: Lived, now: number): boolean =>
  (row.revokedTime === null || now < row.revokedTime) &&
  now < row.lastSeenTime + slidingMs &&
  now < row.createTime + absoluteMs;

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** 32 random bytes; only the hash is stored. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}
