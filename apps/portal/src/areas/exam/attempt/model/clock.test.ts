import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockFrom, corrected, hasJumped, leftUntil, serverTimeAt } from './clock.ts';

const skew = 1_750_000_000_000;
/** An answer that took `there` to the server and `back` from it, by a server whose clock is exact. */
const sample = (sentAt: number, there: number, back: number) => ({
  serverTime: skew + sentAt + there,
  sentAt,
  cameAt: sentAt + there + back,
});

test('the server’s time is as exact as the quickest answer allows, whatever slower answers say', () => {
  const trips = fc.record({
    wait: fc.integer({ min: 0, max: 60_000 }),
    there: fc.integer({ min: 0, max: 9_000 }),
    back: fc.integer({ min: 0, max: 9_000 }),
  });
  fc.assert(
    fc.property(fc.array(trips, { minLength: 1 }), (list) => {
      const [first, ...rest] = list;
      let clock = clockFrom(sample(0, first?.there ?? 0, first?.back ?? 0), { at: 0, wall: 0 });
      let at = 0;
      for (const { wait, there, back } of rest) {
        at += wait;
        clock = corrected(clock, sample(at, there, back));
      }
      const quickest = Math.min(...list.map(({ there, back }) => (there + back) / 2));
      expect(Math.abs(clock.offset - skew)).toBeLessThanOrEqual(clock.within);
      expect(clock.within).toBe(quickest);
    }),
    { seed: 20_261, numRuns: 300 },
  );
});

test('a device that has slept follows the server again with its next answer, even a slow one', () => {
  const clock = clockFrom(sample(0, 20, 20), { at: 40, wall: 40 });
  // The monotonic clock did not advance for half an hour.
  const late = { serverTime: skew + 1_800_000 + 3_000, sentAt: 1_000, cameAt: 5_000 };
  expect(
    Math.abs(serverTimeAt(corrected(clock, late), { at: 5_000 }) - (skew + 1_805_000)),
  ).toBeLessThanOrEqual(2_000);
});

test('a changed clock and a device that has slept are noticed, and the time left is never negative', () => {
  const clock = clockFrom(sample(0, 0, 0), { at: 0, wall: 7_000 });
  expect(hasJumped(clock, { at: 60_000, wall: 67_400 })).toBe(false);
  expect(hasJumped(clock, { at: 60_000, wall: 67_000 - 7_200_000 })).toBe(true);
  expect(hasJumped(clock, { at: 60_000, wall: 67_000 + 1_800_000 })).toBe(true);
  expect(leftUntil(skew + 10_000, clock, { at: 4_000 })).toBe(6_000);
  expect(leftUntil(skew + 10_000, clock, { at: 99_000 })).toBe(0);
});
