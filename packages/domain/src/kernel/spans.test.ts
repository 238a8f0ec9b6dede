import fc from 'fast-check';
import { expect, test } from 'vitest';
import { affordable, insert, lengthOf, longest, missing, union, without, type Span } from './spans.ts';

/** Spans of whole numbers, so that a test can check for each number whether a span contains it. */
const spans = fc.array(
  fc.tuple(fc.nat(60), fc.nat(12)).map(([from, length]): Span => [from, from + length]),
  { maxLength: 12 },
);
const numbers = Array.from({ length: 80 }, (_, at) => at);
const holds = (some: readonly Span[], at: number) => some.some(([from, to]) => from <= at && at < to);
const heldBy = (...some: readonly (readonly Span[])[]) =>
  numbers.filter((at) => some.some((each) => holds(each, at)));

const check = <Args extends [unknown, ...unknown[]]>(...args: Parameters<typeof fc.property<Args>>) =>
  fc.assert(fc.property(...args), { seed: 17, numRuns: 400 });

test('a union contains what its spans contain, in order, and no two of its spans touch', () => {
  check(spans, (some) => {
    const all = union(some);
    expect(heldBy(all)).toEqual(heldBy(some));
    expect(lengthOf(all)).toBe(heldBy(some).length);
    expect(all.every(([from], at) => at === 0 || from > (all[at - 1]?.[1] ?? Number.NaN))).toBe(true);
  });
});

test('`missing` and `without` return what one set of spans contains and the other does not', () => {
  check(spans, spans, (some, others) => {
    const [one, other] = [union(some), union(others)];
    const only = heldBy(one).filter((at) => !holds(other, at));
    expect(heldBy(without(one, other))).toEqual(only);
    expect(heldBy(one.flatMap((span) => missing(span, other)))).toEqual(only);
  });
});

test('a span that is added makes the union of all', () => {
  check(spans, fc.nat(60), fc.integer({ min: 1, max: 12 }), (some, from, length) => {
    const ranges = union(some);
    insert(ranges, [from, from + length]);
    expect(ranges).toEqual(union([...some, [from, from + length]]));
  });
});

test('the affordable part is the beginning that adds no more than the budget', () => {
  check(spans, fc.nat(60), fc.nat(12), fc.nat(10), (some, from, length, budget) => {
    const covered = union(some);
    const { part, news } = affordable([from, from + length], covered, budget);
    expect(part[0]).toBe(from);
    expect(part[1]).toBeLessThanOrEqual(from + length);
    expect(lengthOf(missing(part, covered))).toBe(news);
    expect(news).toBe(Math.min(budget, lengthOf(missing([from, from + length], covered))));
  });
});

test('the longest are the longest, in their order on the line', () => {
  expect(
    longest(
      [
        [0, 1],
        [2, 8],
        [9, 10],
        [11, 14],
      ],
      2,
    ),
  ).toEqual([
    [2, 8],
    [11, 14],
  ]);
});
