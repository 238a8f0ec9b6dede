import { expect, test } from 'vitest';
import { isPossible, restOf } from './rest.ts';

test.each([
  ['an attempt without a bell', undefined, { kind: 'untimed' }],
  ['a minute before the bell', 61_000, { kind: 'left', seconds: 61 }],
  ['the last second', 1, { kind: 'left', seconds: 1 }],
  ['the bell', 0, { kind: 'over' }],
  ['after the bell', -5_000, { kind: 'over' }],
])('for %s the time left is right', (_, left, rest) => {
  const now = 1_800_000_000_000;
  expect(restOf(left === undefined ? undefined : now + left, now)).toEqual(rest);
});

test.each([
  [10, true],
  [-240, true],
  [240, true],
  [0, false],
  [241, false],
  [2.5, false],
  [null, false],
])('%s minutes can be given: %s', (minutes, possible) => {
  expect(isPossible(minutes)).toBe(possible);
});
