import * as fc from 'fast-check';
import type { step } from '../step.ts';
import { modes } from './paper.ts';
import { createWorld, type Happening, type Setting } from './world.ts';

const w = fc.constantFrom(0, 0, 0, 1, 2);
const at = fc.nat(5);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constantFrom('ask', 'here', 'show', 'hide', 'retry', 'leave', 'kill'), w }),
  },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('handIn'), w }) },
  {
    weight: 8,
    arbitrary: fc.record({
      op: fc.constant('type'),
      w,
      question: fc.constantFrom(1, 2, 3, 3),
      value: fc.constantFrom('A', 'B'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('choose'), w, on: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constant('fire'), w, timer: fc.constantFrom('save', 'handIn') }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ op: fc.constantFrom('deliver', 'deliver', 'loseAnswer', 'loseRequest'), at }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constantFrom('expire', 'login') }) },
);

export interface Script extends Setting {
  readonly happenings: readonly Happening[];
  /** The number of happenings after which the questionnaire closes; in most scripts it stays open. */
  readonly closesAfter: number;
}

/** Every script starts with an open window, because nothing can happen before that. */
export const scripts: fc.Arbitrary<Script> = fc.record({
  mode: fc.constantFrom(...modes),
  multiSubmit: fc.boolean(),
  happenings: fc.array(happening, { maxLength: 40 }),
  closesAfter: fc.oneof({ weight: 4, arbitrary: fc.constant(1000) }, { weight: 1, arbitrary: fc.nat(40) }),
});

/** Plays a script, and returns the promises that were broken. */
export function live(next: typeof step, { happenings, closesAfter, ...setting }: Script): readonly string[] {
  const world = createWorld(next, setting);
  for (const w of [0, 2]) {
    world.happen({ op: 'ask', w });
    world.happen({ op: 'deliver', at: 0 });
  }
  for (const [index, each] of happenings.entries()) {
    if (index === closesAfter) world.happen({ op: 'close' });
    world.happen(each);
  }
  return world.end();
}
