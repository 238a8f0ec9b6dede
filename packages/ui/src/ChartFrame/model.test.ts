import { array, assert, constantFrom, double, integer, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { chartKeys, extremesOf, partAt, pointAfter, shortened, spokeAt, toggled, turnAt } from './model.ts';

const seed = 20_261_121;
const moves = [...new Set(chartKeys.map(({ does }) => does))];

test('no key leads outside of the points', () => {
  assert(
    property(integer({ min: 1, max: 40 }), array(constantFrom(...moves)), (count, walk) => {
      let at: number | undefined;
      for (const move of walk) {
        at = pointAfter(move, at, count);
        expect(at ?? 0).toBeLessThan(count);
        expect(at ?? 0).toBeGreaterThanOrEqual(0);
        expect(at === undefined).toBe(move === 'leave');
      }
    }),
    { seed },
  );
  expect(moves.map((move) => pointAfter(move, 0, 0))).toEqual(moves.map(() => undefined));
});

test('next from the first point visits all in order, and previous goes back', () => {
  expect(pointAfter('next', undefined, 3)).toBe(0);
  expect(pointAfter('next', 0, 3)).toBe(1);
  expect(pointAfter('next', 2, 3)).toBe(2);
  expect(pointAfter('previous', undefined, 3)).toBe(2);
  expect(pointAfter('previous', 0, 3)).toBe(0);
});

test('highest and lowest are among the figures and nothing is beyond them', () => {
  assert(
    property(array(option(double({ noNaN: true, noDefaultInfinity: true }))), (values) => {
      const found = extremesOf(values);
      const there = values.filter((value) => value !== null);
      expect(found === undefined).toBe(there.length === 0);
      if (found === undefined) return;
      expect(found.high).toBe(values[found.highAt]);
      expect(found.low).toBe(values[found.lowAt]);
      expect(there.every((value) => value <= found.high && value >= found.low)).toBe(true);
    }),
    { seed },
  );
});

test('a series is hidden and shown again, and the given set is not changed', () => {
  const hidden = new Set(['team']);
  expect([...toggled(hidden, 'mine')]).toEqual(['team', 'mine']);
  expect([...toggled(hidden, 'team')]).toEqual([]);
  expect([...hidden]).toEqual(['team']);
});

test('names are shortened by their width, and only those that are too long', () => {
  expect(shortened('食品安全', 8)).toBe('食品安全');
  expect(shortened('食品安全与卫生', 8)).toBe('食品安全…');
  expect(shortened('Teamwork', 8)).toBe('Teamwork');
  expect(shortened('Food safety', 8)).toBe('Food saf…');
});

test('angles start at twelve o’clock and run clockwise, or anticlockwise in right-to-left pages', () => {
  expect(turnAt(0, -1, false)).toBeCloseTo(0);
  expect(turnAt(1, 0, false)).toBeCloseTo(0.25);
  expect(turnAt(0, 1, false)).toBeCloseTo(0.5);
  expect(turnAt(-1, 0, false)).toBeCloseTo(0.75);
  expect(turnAt(-1, 0, true)).toBeCloseTo(0.25);
});

test('the middle of every part of a ring belongs to that part, and parts of zero have no place', () => {
  assert(
    property(array(integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }), (drawn) => {
      const values = [...drawn, 1];
      const total = values.reduce((sum, value) => sum + value, 0);
      const middles = values.map(
        (value, at) => values.slice(0, at).reduce((sum, before) => sum + before, value / 2) / total,
      );
      const seen = [...values.keys()].filter((at) => (values[at] ?? 0) > 0);
      expect(seen.map((at) => partAt(middles[at] ?? 0, values))).toEqual(seen);
    }),
    { seed },
  );
  expect(partAt(0.5, [0, 0])).toBeUndefined();
});

test('an angle belongs to the axis that it is nearest to, around the top as well', () => {
  expect(spokeAt(0.96, 6)).toBe(0);
  expect(spokeAt(0.2, 6)).toBe(1);
  expect(spokeAt(0.5, 6)).toBe(3);
  expect(spokeAt(0.5, 0)).toBeUndefined();
});
