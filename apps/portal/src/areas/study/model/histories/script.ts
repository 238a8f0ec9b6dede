import * as fc from 'fast-check';
import type { step as realStep } from '../step.ts';
import { lessonNames, type LessonName } from './lessons.ts';
import { createWorld, type Fate, type Mood } from './world.ts';

const plainActs = [
  'retry',
  'takeOver',
  'leave',
  'play',
  'pause',
  'seek',
  'rate',
  'end',
  'again',
  'stay',
  'seePages',
  'seeText',
  'present',
  'hide',
  'show',
  'leaving',
  'unload',
  'online',
  'renew',
] as const;

type Scene =
  | { do: 'ask'; tab: number; lesson: LessonName }
  | { do: (typeof plainActs)[number]; tab: number }
  | { do: 'read'; tab: number; on: boolean }
  | { do: 'pass'; seconds: number }
  | { do: 'settle'; mood: Mood }
  | { do: 'deliver'; which: number; fate: Fate; mood: Mood };

const tab = fc.constantFrom(0, 0, 0, 1, 2);
/**
 * The film and the text occur more often than the lessons that are refused, because more can happen to them.
 */
const lesson = fc.constantFrom<LessonName>(...lessonNames, 'film', 'film', 'hidingFilm', 'text', 'text');

const act = (weight: number, ...names: readonly (typeof plainActs)[number][]) => ({
  weight,
  arbitrary: fc.record({ do: fc.constantFrom(...names), tab }),
});

/** What people, networks and browsers do to a visit, in any order. */
export const scripts: fc.Arbitrary<Scene[]> = fc.array<Scene>(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('ask' as const), tab, lesson }),
    },
    act(12, ...plainActs),
    act(5, 'play'),
    act(2, 'takeOver'),
    act(2, 'present'),
    act(4, 'renew'),
    act(1, 'leaving', 'unload'),
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('read' as const), tab, on: fc.constantFrom(true, true, false) }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 20 }) }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('settle' as const),
        mood: fc.constantFrom<Mood>('plain', 'plain', 'plain', 'presence', 'throttled', 'award', 'complete'),
      }),
    },
    {
      weight: 14,
      arbitrary: fc.record({
        do: fc.constant('deliver' as const),
        which: fc.constantFrom(0, 0, 0, 1, 2, 5),
        fate: fc.constantFrom<Fate>(
          'ok',
          'ok',
          'ok',
          'ok',
          'ok',
          'ok',
          'ok',
          'ok',
          'fails',
          'refused',
          'lost',
          'slow',
          'foreign',
        ),
        mood: fc.constantFrom<Mood>('plain', 'presence', 'throttled', 'award', 'complete', 'ended'),
      }),
    },
  ),
  // The size is set, because otherwise most scripts would be too short to open a lesson.
  { maxLength: 200, size: 'max' },
);

/** Plays a script from beginning to end, and returns the rules that were broken in it. */
export function live(step: typeof realStep, script: readonly Scene[]): string[] {
  const { tabs, acts, deliver, pass, settle, finish } = createWorld(step);
  for (const scene of script) {
    const who = 'tab' in scene ? tabs[scene.tab] : undefined;
    switch (scene.do) {
      case 'ask':
        if (who) acts.ask(who, scene.lesson);
        break;
      case 'read':
        if (who) acts.read(who, scene.on);
        break;
      case 'pass':
        pass(scene.seconds);
        break;
      case 'settle':
        settle(scene.mood);
        break;
      case 'deliver':
        deliver(scene.which, scene.fate, scene.mood);
        break;
      default:
        if (who) acts[scene.do](who);
    }
  }
  settle('plain');
  return finish();
}
