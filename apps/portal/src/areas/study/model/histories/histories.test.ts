import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { step } from '../step.ts';
import { live, scripts } from './script.ts';

const run = { seed: 20_261, numRuns: 3000 } as const;

test('a visit keeps every rule, whatever people, tabs, devices and the network do', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      expect(live(step, script)).toEqual([]);
    }),
    run,
  );
});
