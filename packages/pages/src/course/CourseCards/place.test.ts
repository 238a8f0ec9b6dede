import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test('the first ten courses carry their place, on whichever page they stand', () => {
  expect([0, 9, 10].map((index) => placeOf(index, 1))).toEqual([1, 10, undefined]);
  expect([0, 5].map((index) => placeOf(index, 6))).toEqual([6, undefined]);
});

test('a list that is no ranking has no places', () => {
  expect(placeOf(0, undefined)).toBeUndefined();
});
