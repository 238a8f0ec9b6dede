import { expect, test } from 'vitest';
import { wishOf } from './taps.ts';

test.each([
  ['a first tap is one tap', undefined, { at: 0, place: 0.2 }, 'once'],
  ['two quick taps on the left go back', { at: 0, place: 0.2 }, { at: 250, place: 0.3 }, 'back'],
  ['two quick taps on the right go forward', { at: 0, place: 0.9 }, { at: 250, place: 0.7 }, 'forward'],
  ['two slow taps are two taps', { at: 0, place: 0.9 }, { at: 301, place: 0.9 }, 'once'],
  ['taps on both halves are two taps', { at: 0, place: 0.2 }, { at: 100, place: 0.9 }, 'once'],
] as const)('%s', (_title, before, tap, wish) => {
  expect(wishOf(before, tap)).toBe(wish);
});
