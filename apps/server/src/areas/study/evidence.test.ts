import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evidenceReasons } from '@stoa/api/contract/study';
import { mostRanges, noEvidence, stillRefused, withRefusals } from './evidence.ts';
import type { Refusal } from './evidence.ts';

const second = fc.double({ min: 0, max: 3600, noNaN: true });
const range = fc
  .tuple(second, second)
  .map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)]);
const refusal: fc.Arbitrary<Refusal> = fc.record({
  reason: fc.constantFrom(...evidenceReasons),
  ranges: fc.array(range, { maxLength: 60 }),
  seconds: fc.double({ min: 0, max: 9999, noNaN: true }),
});

test('however much is claimed without credit, little of it is stored', () => {
  fc.assert(
    fc.property(fc.array(refusal, { maxLength: 40 }), (claims) => {
      const kept = claims.reduce((evidence, claim) => withRefusals(evidence, [claim], 0, 1), noEvidence);
      expect(kept.refused.length).toBeLessThanOrEqual(evidenceReasons.length);
      for (const { ranges } of kept.refused) expect(ranges.length).toBeLessThanOrEqual(mostRanges);
      expect(JSON.stringify(kept).length).toBeLessThan(4_000);
    }),
    { seed: 20_261_121, numRuns: 60 },
  );
});

test('the longest ranges are stored, in the order of the film, and the sum is complete', () => {
  const crumbs = Array.from({ length: 40 }, (_, at): [number, number] => [at * 10, at * 10 + 1]);
  const { refused } = withRefusals(
    noEvidence,
    [{ reason: 'TOO_FAST', ranges: [...crumbs, [1000, 1500], [500, 700]], seconds: 740 }],
    0,
    7,
  );
  expect(refused).toMatchObject([{ reason: 'TOO_FAST', seconds: 740, beats: 1, lastTime: 7 }]);
  expect(refused[0]?.ranges.slice(-2)).toEqual([
    [500, 700],
    [1000, 1500],
  ]);
});

test('what was played properly afterwards is no longer listed as not credited', () => {
  expect(stillRefused([[10, 20]], [[0, 15]])).toEqual([[15, 20]]);
  expect(stillRefused([[10, 20]], [[0, 30]])).toEqual([]);
});

test('less than a second without credit is not listed', () => {
  const evidence = withRefusals(noEvidence, [{ reason: 'TOO_MUCH', ranges: [[0, 0.3]], seconds: 0.3 }], 0, 1);
  expect(evidence).toBe(noEvidence);
});
