import { array, assert, constantFrom, double, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { placed, stretchStates } from './model.ts';

test('a quarter of the time is a quarter of the bar', () => {
  expect(placed([{ from: 15, to: 30, state: 'counted' }], 60)).toEqual([
    { state: 'counted', start: 25, size: 25 },
  ]);
});

test('a second of an hour is visible, also at the very end', () => {
  expect(placed([{ from: 3599, to: 3600, state: 'refused' }], 3600)).toEqual([
    { state: 'refused', start: 99.4, size: 0.6 },
  ]);
});

test('an item without a length has no bar', () => {
  expect(placed([{ from: 0, to: 10, state: 'counted' }], 0)).toEqual([]);
});

test('whatever a server sends stays within the bar, and what counts is never hidden by what does not', () => {
  const second = double({ min: -50, max: 500, noNaN: true });
  const stretch = record({ from: second, to: second, state: constantFrom(...stretchStates) });
  assert(
    property(array(stretch, { maxLength: 12 }), double({ min: 1, max: 400, noNaN: true }), (all, length) => {
      const drawn = placed(all, length);
      expect(drawn).toHaveLength(all.length);
      for (const { start, size } of drawn) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(size).toBeGreaterThan(0);
        expect(start + size).toBeLessThanOrEqual(100 + 1e-9);
      }
      const firstCounted = drawn.findIndex(({ state }) => state === 'counted');
      expect(firstCounted < 0 || drawn.slice(firstCounted).every(({ state }) => state === 'counted')).toBe(
        true,
      );
    }),
    { seed: 20_261_121 },
  );
});
