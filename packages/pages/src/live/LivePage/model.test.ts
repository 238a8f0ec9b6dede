import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { liveFixture } from './fixtures.ts';
import { countdownOf } from './model.ts';

test('the time that is left is told in whole units that add up to it', () => {
  expect(countdownOf(93_784).map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  expect(countdownOf(-5).every(({ value }) => value === 0)).toBe(true);
  assert(
    property(integer({ min: 0, max: 10_000_000 }), (seconds) => {
      const parts = Object.fromEntries(countdownOf(seconds).map(({ unit, value }) => [unit, value]));
      const { days = 0, hours = 0, minutes = 0, seconds: rest = 0 } = parts;
      expect(((days * 24 + hours) * 60 + minutes) * 60 + rest).toBe(seconds);
      expect(hours < 24 && minutes < 60 && rest < 60).toBe(true);
    }),
    { seed: 20_261_121 },
  );
});

test('the fixture says the same in both languages', () => {
  expect(Object.keys(liveFixture('en').words)).toEqual(Object.keys(liveFixture('zh-CN').words));
});
