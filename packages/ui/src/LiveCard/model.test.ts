import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { distance, windowEnds } from './model.ts';

const at = (month: number, day: number, hour = 0, minute = 0, year = 2026) =>
  new Date(year, month - 1, day, hour, minute).getTime();
const now = at(11, 21, 10, 30);

test('days, hours and minutes add up to the whole, and each stays below its own limit', () => {
  assert(
    property(integer({ min: 0, max: 100_000 }), integer({ min: 0, max: 59_999 }), (minutes, rest) => {
      const parts = distance(now, now + minutes * 60_000 + rest);
      expect((parts.days * 24 + parts.hours) * 60 + parts.minutes).toBe(minutes);
      expect(parts.hours).toBeLessThan(24);
      expect(parts.minutes).toBeLessThan(60);
    }),
    { seed: 20_261 },
  );
});

test('a start in the past has no time left', () => {
  expect(distance(now, now - 90_000)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

test('the end of a live session on one evening is a time without a day', () => {
  expect(windowEnds(at(11, 21, 14), at(11, 21, 15, 30), now)).toEqual(['14:00', '15:30']);
  expect(windowEnds(at(11, 25, 19), at(11, 25, 21), now)).toEqual(['11-25 19:00', '21:00']);
});

test('a live session past midnight shows the day on which it ends', () => {
  expect(windowEnds(at(11, 25, 23), at(11, 26, 1), now)).toEqual(['11-25 23:00', '11-26 01:00']);
});

test('in another year only the date is shown', () => {
  expect(windowEnds(at(3, 1, 14, 0, 2025), at(3, 1, 15, 0, 2025), now)).toEqual(['2025-03-01']);
});
