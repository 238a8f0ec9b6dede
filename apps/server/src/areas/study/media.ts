import { affordable, insert, lengthOf, longest, union, without, type Span } from '@stoa/domain/kernel';
import { shortestSegment } from '@stoa/api/contract/study';

/** Players report a position a little behind the frame that they show. */
export const seekToleranceSeconds = 3;

/**
 * Ranges kept for one item, so that a row, an answer and a beat stay small whatever was sent. A film that was watched
 * in fewer pieces, which takes a thousand jumps, is counted exactly.
 */
export const mostRanges = 1000;

/** Sums of decimals miss a tenth by less than this. */
const roundingSeconds = 1e-6;

/** Whether a stretch is long enough to be one. */
export const isSegment = ([from, to]: Span): boolean => to - from >= shortestSegment - roundingSeconds;

/**
 * What is kept of ranges as `union` makes them: the longest, and no crumbs. Nothing that lies between two ranges is ever counted, so what
 * must go is lost, and never more than is new: the seconds that were kept do not become fewer.
 */
export function kept(ranges: readonly Span[]): readonly Span[] {
  const real = ranges.filter(isSegment);
  return real.length > mostRanges ? longest(real, mostRanges) : real;
}

export interface MediaClaim {
  readonly segments: readonly Span[];
  readonly duration: number;
  /** As `union` makes it. */
  readonly covered: readonly Span[];
  readonly maxPosition: number;
  /** Whether nothing beyond the furthest point may be played (contract 8.2, rule 5). */
  readonly limited: boolean;
  /** Media seconds that may be new. */
  readonly left: number;
}

export interface MediaCredit {
  readonly covered: readonly Span[];
  readonly maxPosition: number;
  /** Seconds that are new. */
  readonly fresh: number;
  /** What the budget paid for: what is new, and small steps ahead of the furthest point. */
  readonly spent: number;
  /** Seconds that were played again. */
  readonly again: number;
  /** Stretches beyond the furthest point. */
  readonly skipped: readonly Span[];
  /** Stretches for which there was no time. */
  readonly unpaid: readonly Span[];
}

/**
 * Takes stretches in the order of playing, as long as there is time for them (contract 8.2, rules 4 to 6). Each range
 * that a stretch looks at becomes one with it or uses the budget up, so that all stretches together look at each once.
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
    // A step ahead costs its time, so that many small ones lead nowhere faster than playing does.
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
