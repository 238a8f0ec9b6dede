import { expect, test } from 'vitest';
import { othersOf } from './others.ts';

const collection = (id: number, courseCount = 2) => ({ id, courseCount });

test('up to three other collections with courses are shown beside a collection, and never itself', () => {
  const list = [collection(1), collection(2), collection(3, 0), collection(4), collection(5), collection(6)];
  expect(othersOf(list, { id: 2 }).map(({ id }) => id)).toEqual([1, 4, 5]);
  expect(othersOf([collection(2)], { id: 2 })).toEqual([]);
});
