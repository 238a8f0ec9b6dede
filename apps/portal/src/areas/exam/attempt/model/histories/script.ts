import * as fc from 'fast-check';
import type { step as realStep } from '../step.ts';
import { createWorld, type Fate } from './world.ts';

const acts = [
  'answer',
  'clear',
  'flag',
  'move',
  'choose',
  'handIn',
  'retry',
  'hide',
  'show',
  'continueHere',
  'away',
  'unload',
  'leave',
  'kill',
] as const;
type Act = (typeof acts)[number];

type Scene =
  | { do: 'open'; seat: number }
  | { do: Act; seat: number; question: number }
  | { do: 'pass'; ms: number }
  | { do: 'online'; device: 0 | 1; on: boolean }
  | { do: 'setClock'; device: 0 | 1; ms: number }
  | { do: 'sleep'; device: 0 | 1; ms: number }
  | { do: 'storage'; device: 0 | 1; state: 'works' | 'full' }
  | { do: 'clearStorage'; device: 0 | 1 }
  | { do: 'expire' | 'login' }
  | { do: 'moveBell'; minutes: number };

export interface Script {
  readonly minutes: number;
  readonly fates: readonly Fate[];
  readonly scenes: readonly Scene[];
}

const seat = fc.constantFrom(0, 0, 0, 1, 2, 2);
const device = fc.constantFrom<0 | 1>(0, 0, 1);
const question = fc.constantFrom(0, 0, 0, 1, 2);
const act = (weight: number, ...names: readonly Act[]) => ({
  weight,
  arbitrary: fc.record({ do: fc.constantFrom(...names), seat, question }),
});
const scene = <One extends Scene>(
  weight: number,
  fields: { [Key in keyof One]: fc.Arbitrary<One[Key]> },
) => ({
  weight,
  arbitrary: fc.record<One>(fields),
});

/** Random scripts of what learners, networks, servers and devices do to an attempt, in any order. */
export const scripts: fc.Arbitrary<Script> = fc.record({
  minutes: fc.constantFrom(1, 3, 12, 60, 60),
  fates: fc.array(
    fc.constantFrom<Fate>(
      'ok',
      'ok',
      'ok',
      'ok',
      'slow',
      'lost',
      'dropped',
      'later',
      'garbled',
      'twice',
      'unavailable',
    ),
    { minLength: 1, maxLength: 30, size: 'max' },
  ),
  scenes: fc.array<Scene>(
    fc.oneof(
      scene(6, { do: fc.constant('open' as const), seat }),
      act(14, 'answer'),
      act(10, 'clear', 'flag', 'move', 'choose', 'retry', 'hide', 'show', 'continueHere', 'unload'),
      act(2, 'kill'),
      act(2, 'handIn', 'leave', 'away'),
      scene(8, { do: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 900 }) }),
      scene(8, { do: fc.constant('pass' as const), ms: fc.integer({ min: 1_000, max: 40_000 }) }),
      scene(2, { do: fc.constant('online' as const), device, on: fc.boolean() }),
      scene(1, {
        do: fc.constant('setClock' as const),
        device,
        ms: fc.constantFrom(-7_200_000, -3_000, 3_000, 86_400_000),
      }),
      scene(1, { do: fc.constant('sleep' as const), device, ms: fc.constantFrom(5_000, 120_000, 1_800_000) }),
      scene(1, {
        do: fc.constant('storage' as const),
        device,
        state: fc.constantFrom<'works' | 'full'>('works', 'full'),
      }),
      scene(1, { do: fc.constant('clearStorage' as const), device }),
      scene(1, { do: fc.constantFrom<'expire' | 'login'>('expire', 'login', 'login') }),
      scene(1, { do: fc.constant('moveBell' as const), minutes: fc.constantFrom(0, -5, 5, 20) }),
    ),
    { maxLength: 80, size: 'max' },
  ),
});

/** Plays a script from beginning to end, and returns the promises that were broken in it. */
export function live(step: typeof realStep, { minutes, fates, scenes }: Script): string[] {
  const { devices, seatAt, acts: all, things, pass, finish } = createWorld(step, minutes, fates);
  all.open(0);
  pass(500);
  for (const one of scenes) {
    switch (one.do) {
      case 'open':
        all.open(one.seat);
        break;
      case 'pass':
        pass(one.ms);
        break;
      case 'online':
        things.online(devices[one.device], one.on);
        break;
      case 'setClock':
        things.setClock(devices[one.device], one.ms);
        break;
      case 'sleep':
        things.sleep(devices[one.device], one.ms);
        break;
      case 'storage':
        things.storage(devices[one.device], one.state);
        break;
      case 'clearStorage':
        things.clearStorage(devices[one.device]);
        break;
      case 'expire':
      case 'login':
        things[one.do]();
        break;
      case 'moveBell':
        things.moveBell(one.minutes);
        break;
      default: {
        const who = seatAt(one.seat);
        if (who) all[one.do](who, one.question);
      }
    }
  }
  return finish();
}
