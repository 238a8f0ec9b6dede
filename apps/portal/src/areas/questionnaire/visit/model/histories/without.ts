import * as fc from 'fast-check';
import { takeAway } from '../../../../../test/takeAway.ts';
import type * as Step from '../step.ts';
import { rules } from './rules.ts';
import { live, scripts } from './script.ts';

await takeAway(new URL('../', import.meta.url), rules, async (address) => {
  const { step }: typeof Step = await import(address);
  let broken: readonly string[] = [];
  fc.check(
    fc.property(scripts, (script) => {
      broken = live(step, script);
      return broken.length === 0;
    }),
    { seed: 20_261, numRuns: 8000, endOnFailure: true },
  );
  return broken;
});
