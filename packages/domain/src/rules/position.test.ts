import { describe, expect, it } from 'vitest';
import { formatPosition } from './position.ts';

describe('formatPosition', () => {
  it.each([
    [0, '00:00'],
    [42, '00:42'],
    [754.9, '12:34'],
    [3600, '1:00:00'],
    [3725, '1:02:05'],
    [-3, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
  ])('%d s is %s, with hours only when there are any', (seconds, expected) => {
    expect(formatPosition(seconds)).toBe(expected);
  });
});
