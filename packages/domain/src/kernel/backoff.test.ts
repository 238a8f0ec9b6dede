import { expect, test } from 'vitest';
import { backoffMs, spreadMs } from './backoff.ts';

test('waits double from failure to failure up to the longest', () => {
  const waits = [1, 2, 3, 4, 5].map((failures) => backoffMs(failures, { firstMs: 500, longestMs: 3000 }));
  expect(waits).toEqual([500, 1000, 2000, 3000, 3000]);
});

test('chance moves a wait between its smallest and its largest share', () => {
  expect([0, 0.5, 1].map((random) => spreadMs(1000, random, 0.5, 1.5))).toEqual([500, 1000, 1500]);
  expect([0, 0.5, 1].map((random) => spreadMs(1000, random, 0, 1))).toEqual([0, 500, 1000]);
});
