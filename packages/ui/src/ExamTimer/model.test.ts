import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isoDuration, passedMilestone, toneFor } from './model.ts';

const run = { seed: 20_261 };
const bounds = { soonAt: 600, lastAt: 60 };

test('the tone changes at its second, not after it', () => {
  const tones = [601, 600, 61, 60, 1, 0, -5].map((seconds) => toneFor(seconds, bounds));
  expect(tones).toEqual(['calm', 'soon', 'soon', 'last', 'last', 'over', 'over']);
});

test('however a tab sleeps, a milestone is announced at most once, and each one that was passed in the end', () => {
  const at = [600, 300, 60];
  assert(
    property(array(integer({ min: 1, max: 400 }), { maxLength: 30 }), (steps) => {
      let [before, told] = [1000, 0];
      let last: number | undefined;
      for (const step of steps) {
        const now = before - step;
        const milestone = passedMilestone(before, now, at);
        if (milestone !== undefined) {
          told += 1;
          last = milestone;
        }
        before = now;
      }
      const passed = at.filter((each) => each >= before);
      expect(told).toBeLessThanOrEqual(passed.length);
      expect(last).toBe(passed.at(-1));
    }),
    run,
  );
});

test('a milestone is announced again after time was added', () => {
  expect(passedMilestone(250, 900, [600, 300])).toBeUndefined();
  expect(passedMilestone(900, 599, [600, 300])).toBe(600);
});

test('the time that is left is in the markup for machines as well', () => {
  expect(isoDuration(5025)).toBe('PT1H23M45S');
});
