import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareRead } from './shareRead.ts';

describe('the share of a text that was read', () => {
  it('is nothing before the text comes into view and all of it when its end does', () => {
    expect(shareRead(800, 2000, 800)).toBe(0);
    expect(shareRead(-200, 2000, 800)).toBe(0.5);
    expect(shareRead(-1200, 2000, 800)).toBe(1);
    expect(shareRead(100, 300, 800)).toBe(1);
    expect(shareRead(100, 0, 800)).toBe(0);
  });

  it('never falls while one scrolls down and never leaves its bounds', () => {
    const size = fc.integer({ min: -100, max: 20_000 });
    const law = fc.property(size, size, size, fc.nat(5000), (top, height, view, step) => {
      const before = shareRead(top, height, view);
      const after = shareRead(top - step, height, view);
      expect(before).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThanOrEqual(1);
      expect(after).toBeGreaterThanOrEqual(before);
    });
    fc.assert(law, { seed: 5, numRuns: 500 });
  });
});
