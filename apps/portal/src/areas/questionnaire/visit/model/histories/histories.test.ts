import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { step } from '../step.ts';
import { live, scripts } from './script.ts';

const full = process.env['STOA_FULL'] === '1';

test(
  'a questionnaire keeps every promise, whatever people, windows, sessions and the network do',
  () => {
    fc.assert(
      fc.property(scripts, (script) => {
        expect(live(step, script)).toEqual([]);
      }),
      { seed: 20_261, numRuns: full ? 50_000 : 5_000 },
    );
  },
  full ? 600_000 : 60_000,
);
