/** A range from one number to a larger one, such as seconds of a film. */
export type Span = readonly [from: number, to: number];

/**
 * Everything that the spans contain, as sorted spans that neither overlap nor touch; empty spans are left
 * out.
 */
export function union(spans: readonly Span[]): [number, number][] {
  const sorted = spans.filter(([from, to]) => to > from).sort((one, other) => one[0] - other[0]);
  const result: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** The length of all spans together; a part that is in two of them counts twice. */
export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, [from, to]) => sum + (to - from), 0);

/** The longest of the spans, no more than `most`, sorted by where they begin. */
export const longest = (spans: readonly Span[], most: number): [number, number][] =>
  [...spans]
    .sort((one, other) => other[1] - other[0] - (one[1] - one[0]))
    .slice(0, most)
    .sort((one, other) => one[0] - other[0])
    .map(([from, to]) => [from, to]);

/** Index of the first range that ends at `time` or later. */
function firstFrom(ranges: readonly Span[], time: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((ranges[middle]?.[1] ?? Number.POSITIVE_INFINITY) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* gapsIn([start, to]: Span, covered: readonly Span[]): Generator<[number, number]> {
  let from = start;
  for (let at = firstFrom(covered, from); at < covered.length; at += 1) {
    const range = covered[at];
    if (range === undefined || range[0] >= to) break;
    if (range[0] > from) yield [from, range[0]];
    from = Math.max(from, range[1]);
  }
  if (from < to) yield [from, to];
}

/** The parts of `wanted` that are not in `covered`, sorted; `covered` is a result of `union`. */
export const missing = (wanted: Span, covered: readonly Span[]): [number, number][] => [
  ...gapsIn(wanted, covered),
];

/** The parts of `ranges` that are not in `covered`; both are results of `union`. */
export const without = (ranges: readonly Span[], covered: readonly Span[]): [number, number][] =>
  ranges.flatMap((range) => missing(range, covered));

/**
 * The beginning of `wanted` with at most `budget` seconds that are not covered yet, and the number of those
 * seconds.
 */
export function affordable(
  wanted: Span,
  covered: readonly Span[],
  budget: number,
): { part: Span; news: number } {
  let news = 0;
  for (const [from, to] of gapsIn(wanted, covered)) {
    const left = budget - news;
    if (to - from > left) return { part: [wanted[0], from + left], news: budget };
    news += to - from;
  }
  return { part: wanted, news };
}

/**
 * Adds a span to ranges that are a result of `union`, in place; ranges that it touches are merged with it.
 */
export function insert(ranges: [number, number][], [from, to]: Span): void {
  const first = firstFrom(ranges, from);
  const touched = ranges.slice(first, lastBefore(ranges, first, to));
  const start = Math.min(from, touched[0]?.[0] ?? from);
  const end = Math.max(to, touched.at(-1)?.[1] ?? to);
  ranges.splice(first, touched.length, [start, end]);
}

/** Index behind the last range that begins at `to` or earlier. */
function lastBefore(ranges: readonly Span[], first: number, to: number): number {
  let at = first;
  while ((ranges[at]?.[0] ?? Number.POSITIVE_INFINITY) <= to) at += 1;
  return at;
}
