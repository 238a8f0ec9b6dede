import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { fillsOf } from './fills.ts';

test('a score is drawn to half a star', () => {
  expect(fillsOf(3.4, 5)).toEqual([1, 1, 1, 0.5, 0]);
  expect(fillsOf(4.8, 5)).toEqual([1, 1, 1, 1, 1]);
  expect(fillsOf(0, 5)).toEqual([0, 0, 0, 0, 0]);
  expect(fillsOf(9, 3)).toEqual([1, 1, 1]);
});

test('stars are filled from the first on, and never more than a quarter wrong', () => {
  assert(
    property(double({ min: 0, max: 5, noNaN: true }), (value) => {
      const fills = fillsOf(value, 5);
      expect(fills).toEqual(fills.toSorted((a, b) => b - a));
      expect(Math.abs(fills.reduce((sum, fill) => sum + fill, 0) - value)).toBeLessThanOrEqual(0.25);
    }),
    { seed: 20_261_120 },
  );
});
