import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

test('the first twenty courses show their rank, on whichever page they are', () => {
  expect([0, 19, 20].map((index) => rankOf(index, 1))).toEqual([1, 20, undefined]);
  expect([0, 5].map((index) => rankOf(index, 16))).toEqual([16, undefined]);
});

test('a list that is no ranking shows no ranks', () => {
  expect(rankOf(0, undefined)).toBeUndefined();
});
