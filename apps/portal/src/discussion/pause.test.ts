import { postPause } from '@stoa/api/contract/interact';
import { expect, it } from 'vitest';
import { secondsLeft } from './pause.ts';

it('counts the seconds until the next post down to nothing, and never more than the pause', () => {
  const next = 100_000 + postPause;
  const at = [0, 100_000, 100_001, 104_000, 104_999, 105_000, 999_999];
  expect(at.map((now) => secondsLeft(next, now))).toEqual([5, 5, 5, 1, 1, 0, 0]);
});
