import { expect, test } from 'vitest';
import { scoreOf } from './rules.ts';

test('every rating counts as much as any other', () => {
  expect(
    scoreOf([
      { score: 5, ratingCount: 1 },
      { score: 4, ratingCount: 3 },
    ]),
  ).toBe(4.3);
});

test('nobody has a score before the first rating', () => {
  expect(scoreOf([])).toBeUndefined();
  expect(scoreOf([{ score: 0, ratingCount: 0 }])).toBeUndefined();
});
