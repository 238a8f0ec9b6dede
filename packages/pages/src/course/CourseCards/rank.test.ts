import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

test('the first ten courses carry their rank, on whichever page they stand', () => {
  expect([0, 9, 10].map((index) => rankOf(index, 1))).toEqual([1, 10, undefined]);
  expect([0, 5].map((index) => rankOf(index, 6))).toEqual([6, undefined]);
});

test('a list that is no ranking has no places', () => {
  expect(rankOf(0, undefined)).toBeUndefined();
});
