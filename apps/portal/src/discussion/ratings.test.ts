import { expect, it } from 'vitest';
import { barsOf } from './ratings.ts';

it('shows bars only where somebody has rated and the back end counts the stars', () => {
  const rated = { avg: 4.5, dist: [0, 0, 0, 1, 1] };
  expect(barsOf(rated)).toBe(rated);
  expect(barsOf({ avg: 4.5, dist: [] })).toBeUndefined();
  expect(barsOf({ avg: 0, dist: [0, 0, 0, 0, 0] })).toBeUndefined();
  expect(barsOf(undefined)).toBeUndefined();
});
