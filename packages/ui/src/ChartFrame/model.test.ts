import { array, assert, constantFrom, double, integer, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { chartKeys, chartMoveOf, extremesOf, partAt, pointAfter, spokeAt, toggled, turnAt } from './model.ts';

const seed = 20_261_121;
const moves = [...new Set(chartKeys.map(([, move]) => move))];

test('keys mean what the map says, and sideways keys swap from right to left', () => {
  for (const [key, move] of chartKeys) expect(chartMoveOf(key, false)).toBe(move);
  expect(chartMoveOf('ArrowRight', true)).toBe('previous');
  expect(chartMoveOf('ArrowLeft', true)).toBe('next');
  expect(chartMoveOf('ArrowDown', true)).toBe('next');
  expect(chartMoveOf('Tab', false)).toBeUndefined();
});

test('no walk leaves the points', () => {
  assert(
    property(integer({ min: 0, max: 40 }), array(constantFrom(...moves)), (count, walk) => {
      let at: number | undefined;
      for (const move of walk) {
        at = pointAfter(move, at, count);
        expect(at === undefined || (at >= 0 && at < count)).toBe(true);
        if (count > 0) expect(at === undefined).toBe(move === 'leave');
      }
    }),
    { seed },
  );
});

test('next from the first point meets all in order, and previous goes back', () => {
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

test('a key goes in and out of the hidden ones, and the given set stays as it is', () => {
  const hidden = new Set(['team']);
  expect([...toggled(hidden, 'mine')]).toEqual(['team', 'mine']);
  expect([...toggled(hidden, 'team')]).toEqual([]);
  expect([...hidden]).toEqual(['team']);
});

test('turns begin at twelve and run with the clock, or against it from right to left', () => {
  expect(turnAt(0, -1, false)).toBeCloseTo(0);
  expect(turnAt(1, 0, false)).toBeCloseTo(0.25);
  expect(turnAt(0, 1, false)).toBeCloseTo(0.5);
  expect(turnAt(-1, 0, false)).toBeCloseTo(0.75);
  expect(turnAt(-1, 0, true)).toBeCloseTo(0.25);
});

test('the middle of every part of a ring belongs to that part; parts of nothing have no place', () => {
  assert(
    property(array(integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }), (values) => {
      const total = values.reduce((sum, value) => sum + value, 0);
      let passed = 0;
      for (const [at, value] of values.entries()) {
        if (value > 0) expect(partAt((passed + value / 2) / total, values)).toBe(at);
        passed += value;
      }
      if (total === 0) expect(partAt(0.5, values)).toBeUndefined();
    }),
    { seed },
  );
});

test('a turn belongs to the spoke that it is nearest to, around the top as well', () => {
  expect(spokeAt(0.96, 6)).toBe(0);
  expect(spokeAt(0.2, 6)).toBe(1);
  expect(spokeAt(0.5, 6)).toBe(3);
  expect(spokeAt(0.5, 0)).toBeUndefined();
});
