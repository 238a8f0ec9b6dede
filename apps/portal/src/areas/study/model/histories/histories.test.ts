import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { step } from '../step.ts';
import { live, scripts } from './script.ts';

const full = process.env['STOA_FULL'] === '1';

test(
  'a visit keeps every rule, whatever people, tabs, devices and the network do',
  () => {
    fc.assert(
      fc.property(scripts, (script) => {
        expect(live(step, script)).toEqual([]);
      }),
      { seed: 20_261, numRuns: full ? 20_000 : 1000 },
    );
  },
  full ? 300_000 : 30_000,
);
