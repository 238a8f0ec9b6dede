import { expect, test } from 'vitest';
import { rankOf } from './groups.ts';

test('the first ten courses carry their place, on whichever page they stand', () => {
  expect([0, 9, 10].map((index) => rankOf(index, 1, 20))).toEqual([1, 10, undefined]);
  expect([0, 5].map((index) => rankOf(index, 2, 5))).toEqual([6, undefined]);
});
