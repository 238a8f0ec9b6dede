import { SignResult } from '@stoa/domain';

/** When one comes, and when one goes. */
export const signDirections = ['in', 'out'] as const;
export type SignDirection = (typeof signDirections)[number];

/** Where the window of a sign-in stands for one who has not signed. */
export type SignPhase = 'upcoming' | 'open' | 'late' | 'closed';

export interface SignWindow {
  readonly openTime: number;
  /** After it a sign-in counts as late. */
  readonly lateTime?: number | undefined;
  readonly closeTime: number;
}

/** As the server counts: both ends of the window belong to it, and late begins after its moment. */
export function phaseOf({ openTime, lateTime, closeTime }: SignWindow, now: number): SignPhase {
  if (now < openTime) return 'upcoming';
  if (now > closeTime) return 'closed';
  return now > (lateTime ?? closeTime) ? 'late' : 'open';
}

/** The moment that a phase runs to. */
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

/** An inaccurate position is given the benefit of its error, up to this many metres. */
const forgivenMetres = 50;

/** The server's rule for a position, so that nobody sends one that it will refuse. */
export const isWithin = (distance: number, accuracy: number, radius: number): boolean =>
  distance <= radius + Math.min(accuracy, forgivenMetres);

/** A record that says how it went; that nothing is known yet is no record. */
export const isSettled = <Record extends { readonly result: SignResult }>(
  record: Record | undefined,
): record is Record => record !== undefined && record.result !== SignResult.None;
