import { affordable, insert, lengthOf, longest, union, without, type Span } from '@stoa/domain/kernel';
import { shortestSegment } from '@stoa/api/contract/study';

/**
 * Players report a position a little behind the frame that they show, so a step ahead that is no larger than
 * this is no seek.
 */
export const seekToleranceSeconds = 3;

/**
 * Number of ranges stored for each item, so that a row, an answer and a beat stay small whatever was sent. A
 * film that was watched in fewer pieces is counted exactly, and more pieces would take a thousand jumps.
 */
export const mostRanges = 1000;

/** Rounding error that a sum of decimals stays below. */
const roundingSeconds = 1e-6;

/** Whether a segment is long enough to count. */
export const isSegment = ([from, to]: Span): boolean => to - from >= shortestSegment - roundingSeconds;

/**
 * The ranges of a `union` that are stored: the longest ones, without tiny ones. Gaps between ranges are never
 * counted, so dropped ranges are lost, but never more than the new part, so that the number of stored seconds
 * does not fall.
 */
export function kept(ranges: readonly Span[]): readonly Span[] {
  const real = ranges.filter(isSegment);
  return real.length > mostRanges ? longest(real, mostRanges) : real;
}

export interface MediaClaim {
  readonly segments: readonly Span[];
  readonly duration: number;
  /** Watched ranges as `union` makes them. */
  readonly covered: readonly Span[];
  readonly maxPosition: number;
  /** Whether playing beyond the furthest point watched is forbidden (the seek policy of the item). */
  readonly limited: boolean;
  /** Media seconds that may still be credited as new. */
  readonly left: number;
}

export interface MediaCredit {
  readonly covered: readonly Span[];
  readonly maxPosition: number;
  /** Credited seconds that are new. */
  readonly fresh: number;
  /** Seconds of the budget that were used: new ones, and small steps ahead of the furthest point. */
  readonly spent: number;
  /** Seconds that had been watched before and were played again. */
  readonly again: number;
  /** Segments beyond the furthest point that are not credited. */
  readonly skipped: readonly Span[];
  /** Segments for which the budget was not sufficient. */
  readonly unpaid: readonly Span[];
}

/**
 * Credits segments in the order of playing, until the budget is used up. Each stored range that a segment
 * touches either merges with it or ends the budget, so that all segments together look at each range once.
 */
export function creditSegments(claim: MediaClaim): MediaCredit {
  const { duration, limited } = claim;
  let { left, maxPosition } = claim;
  const covered = claim.covered.map(([from, to]): [number, number] => [from, to]);
  let fresh = 0;
  let spent = 0;
  const played: Span[] = [];
  const skipped: Span[] = [];
  const unpaid: Span[] = [];
  for (const segment of claim.segments) {
    const from = Math.min(segment[0], duration);
    const to = Math.min(segment[1], duration);
    if (!isSegment(segment) || to <= from) continue;
    played.push([from, to]);
    // A step ahead uses budget as well, so that many small steps are not faster than playing.
    const step = limited ? Math.max(0, from - maxPosition) : 0;
    if (step > seekToleranceSeconds) {
      skipped.push([from, to]);
      continue;
    }
    if (step > left) {
      unpaid.push([from, to]);
      continue;
    }
    const { part, news } = affordable([from, to], covered, left - step);
    if (part[1] < to) unpaid.push([part[1], to]);
    if (part[1] <= part[0]) continue;
    fresh += news;
    spent += news + step;
    left = Math.max(0, left - news - step);
    insert(covered, part);
    maxPosition = Math.max(maxPosition, part[1]);
  }
  const uncounted = (stretches: readonly Span[]) => without(union(stretches), covered);
  return {
    covered,
    maxPosition,
    fresh,
    spent,
    again: lengthOf(played) - lengthOf(without(union(played), claim.covered)),
    skipped: uncounted(skipped),
    unpaid: uncounted(unpaid),
  };
}
