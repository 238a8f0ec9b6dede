import { SignResult } from '@stoa/domain';

/** Signing in at the beginning, and signing out at the end. */
export const signDirections = ['in', 'out'] as const;
export type SignDirection = (typeof signDirections)[number];

/** The phase of the period for signing in, for a person who has not signed in yet. */
export type SignPhase = 'upcoming' | 'open' | 'late' | 'closed';

export interface SignWindow {
  readonly openTime: number;
  /** Moment after which a sign-in counts as late. */
  readonly lateTime?: number | undefined;
  readonly closeTime: number;
}

/**
 * The phase by the server's rules: a sign-in at either end of the period is still in time, and it is late
 * only after `lateTime`.
 */
export function phaseOf({ openTime, lateTime, closeTime }: SignWindow, now: number): SignPhase {
  if (now < openTime) return 'upcoming';
  if (now > closeTime) return 'closed';
  return now > (lateTime ?? closeTime) ? 'late' : 'open';
}

/** The moment at which a phase ends. */
export function phaseEnd(window: SignWindow, phase: Exclude<SignPhase, 'closed'>): number {
  switch (phase) {
    case 'upcoming':
      return window.openTime;
    case 'open':
      return Math.min(window.lateTime ?? window.closeTime, window.closeTime);
    case 'late':
      return window.closeTime;
    default:
      return phase satisfies never;
  }
}

/** The greatest inaccuracy of a position, in metres, that is subtracted from the distance. */
const forgivenMetres = 50;

/**
 * Whether the server will accept a position. The portal checks this first, so that nobody sends a position
 * that will be refused.
 */
export const isWithin = (distance: number, accuracy: number, radius: number): boolean =>
  distance <= radius + Math.min(accuracy, forgivenMetres);

/** Whether a record holds a result. A record without one counts as none. */
export const isSettled = <Record extends { readonly result: SignResult }>(
  record: Record | undefined,
): record is Record => record !== undefined && record.result !== SignResult.None;
