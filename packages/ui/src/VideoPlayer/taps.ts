/** What a tap on the film means. */
export type TapWish = 'once' | 'back' | 'forward';

export interface Tap {
  /** Time of the tap, in milliseconds. */
  at: number;
  /** The position on the film, from 0 at its left edge to 1 at its right edge. */
  place: number;
}

/** The longest pause between two taps that count as a double tap, in milliseconds. */
export const tapMs = 300;

const half = 0.5;

/**
 * Two quick taps on the same half seek back or forward; each further one does so again. The timeline runs
 * from left to right in every language, so the left half goes back.
 */
export function wishOf(before: Tap | undefined, tap: Tap): TapWish {
  const isSecond = before !== undefined && tap.at - before.at <= tapMs;
  if (!isSecond || before.place < half !== tap.place < half) return 'once';
  return tap.place < half ? 'back' : 'forward';
}
