import * as fc from 'fast-check';
import { AnonymousMode } from '@stoa/domain';
import { expect, test } from 'vitest';
import { step } from '../step.ts';
import { live, scripts } from './script.ts';
import type { Happening } from './world.ts';

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

test('a draft that was sent in vain several times keeps what another device has stored meanwhile', () => {
  const happenings: readonly Happening[] = [
    { op: 'type', w: 0, question: 1, value: 'A' },
    { op: 'fire', w: 0, timer: 'save' },
    { op: 'loseRequest', at: 0 },
    { op: 'fire', w: 0, timer: 'save' },
    { op: 'loseRequest', at: 0 },
    { op: 'type', w: 2, question: 3, value: 'B' },
    { op: 'fire', w: 2, timer: 'save' },
    { op: 'deliver', at: 0 },
    { op: 'fire', w: 0, timer: 'save' },
    { op: 'deliver', at: 0 },
  ];
  const script = { mode: AnonymousMode.Named, multiSubmit: false, closesAfter: 1000, happenings };
  expect(live(step, script)).toEqual([]);
});
