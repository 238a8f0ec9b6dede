import { affordable, lengthOf, missing, union } from './intervals.ts';
import type { Interval } from './intervals.ts';

/** Players report a position a little behind the frame that they show. */
export const seekToleranceSeconds = 3;

export interface MediaClaim {
  readonly segments: readonly Interval[];
  readonly duration: number;
  readonly covered: readonly Interval[];
  readonly maxPosition: number;
  /** Whether nothing beyond the furthest point may be played (contract 8.2, rule 5). */
  readonly limited: boolean;
  /** Media seconds that may be new. */
  readonly left: number;
}

export interface MediaCredit {
  readonly covered: readonly Interval[];
  readonly maxPosition: number;
  /** Seconds that are new. */
  readonly fresh: number;
  /** What the budget paid for: what is new, and small steps ahead of the furthest point. */
  readonly spent: number;
  /** Seconds that were played again. */
  readonly again: number;
  /** Stretches beyond the furthest point. */
  readonly skipped: readonly Interval[];
  /** Stretches for which there was no time. */
  readonly unpaid: readonly Interval[];
}

/** Takes stretches in the order of playing, as long as there is time for them (contract 8.2, rules 4 to 6). */
export function creditSegments(claim: MediaClaim): MediaCredit {
  const { duration, limited } = claim;
  let { left, maxPosition } = claim;
  let covered: readonly Interval[] = union(claim.covered);
  let fresh = 0;
  let spent = 0;
  let again = 0;
  const skipped: Interval[] = [];
  const unpaid: Interval[] = [];
  for (const [start, end] of claim.segments) {
    const from = Math.min(start, duration);
    const to = Math.min(end, duration);
    if (to <= from) continue;
    const wanted = missing([from, to], covered);
    again += to - from - lengthOf(wanted);
    // A step ahead costs its time, so that many small ones lead nowhere faster than playing does.
    const step = limited ? Math.max(0, from - maxPosition) : 0;
    if (step > seekToleranceSeconds) {
      skipped.push(...wanted);
      continue;
    }
    if (step > left) {
      unpaid.push(...wanted);
      continue;
    }
    const part = affordable([from, to], covered, left - step);
    const news = lengthOf(missing(part, covered));
    if (part[1] < to) unpaid.push(...missing([part[1], to], covered));
    if (part[1] <= part[0]) continue;
    fresh += news;
    spent += news + step;
    left -= news + step;
    covered = union([...covered, part]);
    maxPosition = Math.max(maxPosition, part[1]);
  }
  return { covered, maxPosition, fresh, spent, again, skipped, unpaid };
}
