import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOf } from './color.ts';
import { packed, relativeLuminance } from './proof/oracle.ts';
import { above, atMostAbove, atMostBelow, below, solve } from './solve.ts';

const rungs = { below, above, atMostBelow, atMostAbove };

test('the rounded colours that are shipped, not only the exact numbers, have the required contrast', () => {
  const property = fc.property(
    fc.constantFrom(...Object.values(rungs)),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 1, max: 21, noNaN: true }),
    fc.double({ min: 0, max: 0.4, noNaN: true }),
    fc.integer({ min: 0, max: 359 }),
    (rungFrom, surface, contrast, chroma, hue) => {
      const rung = rungFrom(surface, contrast);
      const reached = relativeLuminance(packed(hexOf(solve(rung, chroma, hue))));
      // No colour is darker than black or lighter than white, so the search stops at these.
      return rung.side === 'darker'
        ? reached <= Math.max(0, rung.luminance) + 1e-12
        : reached >= Math.min(1, rung.luminance) - 1e-12;
    },
  );
  expect(fc.check(property, { seed: 3, numRuns: 5000 })).toMatchObject({ failed: false });
});

test('a search that no colour can satisfy ends at black or white', () => {
  expect(solve(below(0, 21), 0.2, 30)).toEqual([0, 0, 0]);
  expect(solve(above(1, 21), 0.2, 30)).toEqual([255, 255, 255]);
});
