import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { countMilestones, lengthOf, milestoneOf } from './counting.ts';

test('what looks like one character counts as one', () => {
  expect(lengthOf('课程')).toBe(2);
  expect(lengthOf('𠮷野家')).toBe(3);
  expect(lengthOf('👍')).toBe(1);
});

test('is announced only near the limit, and more urgently the nearer', () => {
  expect(milestoneOf(21)).toBeUndefined();
  expect(milestoneOf(20)).toBe(20);
  expect(milestoneOf(7)).toBe(10);
  expect(milestoneOf(0)).toBe(0);
  expect(milestoneOf(-3)).toBe(-1);
  assert(
    property(integer({ min: 0, max: countMilestones[0] }), (left) => {
      expect(milestoneOf(left)).toBeGreaterThanOrEqual(left);
    }),
    { seed: 20_261_120 },
  );
});
