/** What a finger wants that has tapped on the film. */
export type TapWish = 'once' | 'back' | 'forward';

export interface Tap {
  /** Time of the tap, in milliseconds. */
  at: number;
  /** Where on the film it was, from 0 at its left edge to 1 at its right edge. */
  place: number;
}

/** The longest pause between two taps that belong together, in milliseconds. */
export const tapMs = 300;

const half = 0.5;

/**
 * Two quick taps on the same half move the film; each further one moves it again. The timeline runs from left to
 * right in every language, so the left half goes back.
 */
export function wishOf(before: Tap | undefined, tap: Tap): TapWish {
  const isSecond = before !== undefined && tap.at - before.at <= tapMs;
  if (!isSecond || before.place < half !== tap.place < half) return 'once';
  return tap.place < half ? 'back' : 'forward';
}
