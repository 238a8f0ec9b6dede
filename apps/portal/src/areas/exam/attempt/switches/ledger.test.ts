import { SwitchCause } from '@stoa/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { watched, watchStep, type Absence, type KnownCause, type PageSignal } from './ledger.ts';

const rules = { switchGraceSeconds: 3, forceFullscreen: false };
const full = { ...rules, forceFullscreen: true };

/** Plays signals with the seconds at which they occur, and returns the absences. */
function played(signals: readonly (readonly [number, PageSignal])[], by = rules): Absence[] {
  let watch = watched(true);
  const absences: Absence[] = [];
  for (const [second, signal] of signals) {
    const [next, absence] = watchStep(watch, signal, second * 1000, by);
    watch = next;
    if (absence) absences.push(absence);
  }
  return absences;
}
const told = (absences: readonly Absence[]) =>
  absences.map(({ cause, awaySeconds, counts }) => [cause, awaySeconds, counts]);

const blurred: PageSignal = { type: 'blurred' };
const focused: PageSignal = { type: 'focused' };
const hidden: PageSignal = { type: 'hidden' };
const shown: PageSignal = { type: 'shown' };
const began = (cause: KnownCause): PageSignal => ({ type: 'began', cause });
const over = (cause: KnownCause): PageSignal => ({ type: 'over', cause });

test('another tab and another window count after the grace period, once for each time', () => {
  expect(
    told(
      played([
        [0, blurred],
        [0, hidden],
        [5, shown],
        [5, focused],
      ]),
    ),
  ).toEqual([[SwitchCause.Tab, 5, true]]);
  expect(
    told(
      played([
        [0, blurred],
        [4, focused],
      ]),
    ),
  ).toEqual([[SwitchCause.Window, 4, true]]);
  expect(
    told(
      played([
        [0, blurred],
        [2, hidden],
        [9, shown],
        [10, focused],
      ]),
    ),
  ).toEqual([[SwitchCause.Tab, 10, true]]);
});

test('coming back within the grace period is listed and does not count', () => {
  expect(
    told(
      played([
        [0, blurred],
        [3, focused],
      ]),
    ),
  ).toEqual([[SwitchCause.Window, 3, false]]);
});

test('ten quick toggles do not count', () => {
  const toggles = Array.from(
    { length: 10 },
    (_, at) =>
      [
        [at, hidden],
        [at + 0.4, shown],
      ] as const,
  ).flat();
  expect(played(toggles)).toEqual([]);
});

test.each([
  ['a permission that the browser asks for', SwitchCause.Permission],
  ['the window of an input method', SwitchCause.Ime],
  ['printing', SwitchCause.Print],
  ['a dialog of the portal', SwitchCause.OwnDialog],
] as const)('%s is listed and never counts', (_, cause) => {
  const absences = played([
    [0, began(cause)],
    [0, blurred],
    [90, over(cause)],
    [90, focused],
  ]);
  expect(told(absences)).toEqual([[cause, 90, false]]);
});

test('choosing a file takes a minute before it counts, also where the picker hides the page', () => {
  const picker = began(SwitchCause.FilePicker);
  expect(
    told(
      played([
        [0, picker],
        [0, blurred],
        [0, hidden],
        [50, shown],
        [50, focused],
      ]),
    ),
  ).toEqual([[SwitchCause.FilePicker, 50, false]]);
  expect(
    told(
      played([
        [0, picker],
        [0, blurred],
        [61, focused],
      ]),
    ),
  ).toEqual([[SwitchCause.FilePicker, 61, true]]);
});

test('a file picker excuses one absence; a window that is opened behind it counts as another one', () => {
  const picker = SwitchCause.FilePicker;
  expect(
    told(
      played([
        [0, began(picker)],
        [0, blurred],
        [8, over(picker)],
        [20, focused],
      ]),
    ),
  ).toEqual([
    [picker, 8, false],
    [SwitchCause.Window, 12, true],
  ]);
  // Some browsers send no event when a file picker is cancelled, so the returning focus ends it.
  expect(
    told(
      played([
        [0, began(picker)],
        [0, blurred],
        [5, focused],
        [6, blurred],
        [16, focused],
      ]),
    ),
  ).toEqual([
    [picker, 5, false],
    [SwitchCause.Window, 10, true],
  ]);
});

test('a tab that is opened over a dialog of the page counts', () => {
  const dialog = SwitchCause.OwnDialog;
  expect(
    told(
      played([
        [0, began(dialog)],
        [0, blurred],
        [5, hidden],
        [15, shown],
        [15, focused],
      ]),
    ),
  ).toEqual([
    [dialog, 5, false],
    [SwitchCause.Tab, 10, true],
  ]);
});

test('leaving full screen counts if the exam requires it', () => {
  const off: PageSignal = { type: 'fullScreen', on: false };
  const on: PageSignal = { type: 'fullScreen', on: true };
  expect(
    told(
      played(
        [
          [0, off],
          [5, on],
        ],
        full,
      ),
    ),
  ).toEqual([[SwitchCause.FullScreen, 5, true]]);
  expect(
    played([
      [0, off],
      [5, on],
    ]),
  ).toEqual([]);
});

const signals = fc.oneof<fc.Arbitrary<PageSignal>[]>(
  fc.constantFrom(hidden, shown, blurred, focused),
  fc.record({ type: fc.constant('fullScreen' as const), on: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('began' as const, 'over' as const),
    cause: fc.constantFrom<KnownCause>(
      SwitchCause.FilePicker,
      SwitchCause.Permission,
      SwitchCause.Ime,
      SwitchCause.Print,
      SwitchCause.OwnDialog,
    ),
  }),
);

test('absences never overlap, never last longer than the time that has passed, and end when the page is in front', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000 }), signals)),
      fc.boolean(),
      (steps, force) => {
        let watch = watched(true);
        let now = 0;
        let end = 0;
        for (const [ms, signal] of steps) {
          now += ms;
          const [next, absence] = watchStep(watch, signal, now, { ...rules, forceFullscreen: force });
          watch = next;
          const isInFront = watch.visible && watch.focused && (watch.fullScreen || !force);
          expect(watch.away === undefined).toBe(isInFront);
          if (absence === undefined) continue;
          expect(absence.leftAt).toBeGreaterThanOrEqual(end);
          expect(absence.leftAt + absence.awaySeconds * 1000).toBeLessThanOrEqual(now + 1);
          end = absence.leftAt + absence.awaySeconds * 1000 - 1;
        }
      },
    ),
    { seed: 20_261, numRuns: 500 },
  );
});
