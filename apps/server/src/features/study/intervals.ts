/** A stretch of media in seconds, `from` before `to`. */
export type Interval = readonly [from: number, to: number];

/** Sorted, disjoint, without touching neighbours: the only form that is stored. */
export function union(intervals: readonly Interval[]): [number, number][] {
  const sorted = intervals.filter(([from, to]) => to > from).toSorted((one, other) => one[0] - other[0]);
  const result: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

export const lengthOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, [from, to]) => sum + (to - from), 0);

/** Parts of `wanted` that `covered` (as `union` makes it) does not hold, in order. */
export function missing(wanted: Interval, covered: readonly Interval[]): [number, number][] {
  const gaps: [number, number][] = [];
  let [from] = wanted;
  const [, to] = wanted;
  for (const [start, end] of covered) {
    if (end <= from) continue;
    if (start >= to) break;
    if (start > from) gaps.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < to) gaps.push([from, to]);
  return gaps;
}

/** The beginning of `wanted` that holds at most `budget` seconds which are not covered yet. */
export function affordable(wanted: Interval, covered: readonly Interval[], budget: number): Interval {
  let left = budget;
  for (const [from, to] of missing(wanted, covered)) {
    if (to - from > left) return [wanted[0], from + left];
    left -= to - from;
  }
  return wanted;
}
