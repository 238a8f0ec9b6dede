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

/** The longest of them, in order. */
export const longest = (intervals: readonly Interval[], most: number): [number, number][] =>
  intervals
    .toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]))
    .slice(0, most)
    .toSorted((one, other) => one[0] - other[0])
    .map(([from, to]) => [from, to]);

/** Index of the first range that ends at `time` or later. */
function firstFrom(ranges: readonly Interval[], time: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((ranges[middle]?.[1] ?? Number.POSITIVE_INFINITY) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* gapsIn([start, to]: Interval, covered: readonly Interval[]): Generator<[number, number]> {
  let from = start;
  for (let at = firstFrom(covered, from); at < covered.length; at += 1) {
    const range = covered[at];
    if (range === undefined || range[0] >= to) break;
    if (range[0] > from) yield [from, range[0]];
    from = Math.max(from, range[1]);
  }
  if (from < to) yield [from, to];
}

/** Parts of `wanted` that `covered` (as `union` makes it) does not hold, in order. */
export const missing = (wanted: Interval, covered: readonly Interval[]): [number, number][] => [
  ...gapsIn(wanted, covered),
];

/** What `ranges` hold and `covered` does not; both as `union` makes them. */
export const without = (ranges: readonly Interval[], covered: readonly Interval[]): [number, number][] =>
  ranges.flatMap((range) => missing(range, covered));

/** The beginning of `wanted` that holds at most `budget` seconds which are not covered yet, and how many it holds. */
export function affordable(
  wanted: Interval,
  covered: readonly Interval[],
  budget: number,
): { part: Interval; news: number } {
  let news = 0;
  for (const [from, to] of gapsIn(wanted, covered)) {
    const left = budget - news;
    if (to - from > left) return { part: [wanted[0], from + left], news: budget };
    news += to - from;
  }
  return { part: wanted, news };
}

/** Puts a stretch into ranges as `union` makes them, in place: what it touches becomes one with it. */
export function insert(ranges: [number, number][], [from, to]: Interval): void {
  const first = firstFrom(ranges, from);
  const touched = ranges.slice(first, lastBefore(ranges, first, to));
  const start = Math.min(from, touched[0]?.[0] ?? from);
  const end = Math.max(to, touched.at(-1)?.[1] ?? to);
  ranges.splice(first, touched.length, [start, end]);
}

/** Index behind the last range that begins at `to` or earlier. */
function lastBefore(ranges: readonly Interval[], first: number, to: number): number {
  let at = first;
  while ((ranges[at]?.[0] ?? Number.POSITIVE_INFINITY) <= to) at += 1;
  return at;
}
