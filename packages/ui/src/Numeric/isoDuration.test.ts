import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isoDuration } from './isoDuration.ts';

test('a length of time adds up to the seconds it was made from', () => {
  assert(
    property(nat(), (seconds) => {
      const parts = /^PT(\d+)H(\d+)M(\d+)S$/.exec(isoDuration(seconds) ?? '');
      const [hours = 0, minutes = 0, rest = 0] = (parts ?? []).slice(1).map(Number);
      expect(hours * 3600 + minutes * 60 + rest).toBe(seconds);
      expect(Math.max(minutes, rest)).toBeLessThan(60);
    }),
    { seed: 20_261_121 },
  );
});

test('what is no length of time has no such form', () => {
  expect(isoDuration(-1)).toBeUndefined();
  expect(isoDuration(Number.NaN)).toBeUndefined();
  expect(isoDuration(1.9)).toBe('PT0H0M1S');
});
