import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createWorld,
  engine,
  type Engine,
  type NumberParcel,
  type Work,
  type WorldStep,
} from '../test/entryWorld.ts';
import { entryStep, openedEntry, type EntryEffect, type EntryModel } from './entryModel.ts';
import {
  documentKind,
  eventsKind,
  newerDocument,
  withEvent,
  withValue,
  type DocumentAnswer,
  type DocumentState,
  type EventsState,
  type KeptKind,
  type OutboxKind,
} from './index.ts';
import { sendStep } from './sendModel.ts';

const many = process.env['STOA_FULL'] === '1';
const patienceMs = many ? 300_000 : 20_000;
const run = {
  seed: 20_261,
  numRuns: many ? 20_000 : 500,
  unbiased: true,
} as const;

const parseNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

type Draft = DocumentState<number>;
type DraftKind = OutboxKind<Draft, NumberParcel, DocumentAnswer>;
const draftKind: DraftKind = documentKind('draft', parseNumber);
/** A draft like the answers of an attempt: only the newest version counts. */
const draft = (kind: DraftKind): Work<Draft, DocumentAnswer> => ({
  rules: { kept: kind, sent: kind },
  newestOnly: true,
  start: (left, { savedSeq, now }) => newerDocument(left, { value: 0, savedSeq }, now),
  typed: withValue,
  merge: (left, here, { savedSeq, now }) =>
    here.touched
      ? { ...here, seq: Math.max(left.seq, here.seq) + 1 }
      : newerDocument(left, { value: here.value, savedSeq }, now),
  values: ({ value }) => [value],
  answer: (savedSeq) => ({ savedSeq }),
});

type Clicks = EventsState<number>;
type ClicksKind = OutboxKind<Clicks, NumberParcel, unknown>;
const clicksKind: ClicksKind = eventsKind('clicks', parseNumber);
/** Clicks that each count, in order; each visit has its own numbers. */
const clicks = (kind: ClicksKind): Work<Clicks, unknown> => ({
  rules: { kept: kind, sent: kind },
  newestOnly: false,
  start: (left, { number }) => ({ lastSeq: number * 1_000, waiting: left?.waiting ?? [] }),
  typed: withEvent,
  merge: (left, here) => ({
    lastSeq: Math.max(left.lastSeq, here.lastSeq),
    waiting: [...left.waiting, ...here.waiting],
  }),
  values: ({ waiting }) => waiting.map(({ value }) => value),
  answer: () => undefined,
});

/** Messages that the server may refuse for good, and that must be at least a second apart. */
const messagesKind: ClicksKind = {
  ...clicksKind,
  pace: { afterMs: 0, atMostMs: 0, apartMs: 1_100 },
  refuse: (state, { seq }, refusals) =>
    refusals < 2 ? undefined : { ...state, waiting: state.waiting.filter((one) => one.seq !== seq) },
};

/** Notes that are stored and never sent; each third number deletes them. */
const notesKind: KeptKind<readonly number[]> = {
  name: 'notes',
  parse: (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : undefined),
  isSettled: (notes) => notes.length === 0,
};
const notes: Work<readonly number[], never> = {
  rules: { kept: notesKind, sent: undefined },
  newestOnly: false,
  start: (left) => left ?? [],
  typed: (state, value) => (value % 3 === 0 ? [] : [...state, value]),
  merge: (left, here) => [...left, ...here],
  values: (state) => state,
  answer: () => {
    throw new Error('Notes are never sent.');
  },
};

const tab = fc.constantFrom<0 | 1>(0, 0, 0, 1);
const which = fc.nat({ max: 3 });
const steps: fc.Arbitrary<WorldStep[]> = fc.array<WorldStep>(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('type' as const), tab }) },
    {
      weight: 10,
      arbitrary: fc.record({
        do: fc.constant('written' as const),
        tab,
        room: fc.constantFrom(true, true, true, false),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), tab, which }) },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('end' as const),
        tab,
        which,
        way: fc.constantFrom('ok', 'ok', 'ok', 'lost', 'cut', 'cut', 'refused', 'refused', 'full', 'over'),
      }),
    },
    {
      weight: 12,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'fire',
          'fire',
          'fire',
          'flush',
          'flush',
          'leave',
          'rewrite',
          'key',
          'read',
          'read',
        ),
        tab,
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('stop', 'kill'), tab }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('open' as const),
        tab,
        key: fc.boolean(),
        steal: fc.constantFrom(false, false, false, true),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom<WorldStep>({ do: 'stray' }, { do: 'stray' }, { do: 'clear' }) },
  ),
  { maxLength: 120, size: 'max' },
);

/** Histories that random scripts seldom contain, so they are written out here. */
const rare: [WorldStep[]][] = [
  // A page opens the locked entry of a killed page, whose request still arrives, and stops without a change.
  [
    [
      { do: 'type', tab: 0 },
      { do: 'written', tab: 0, room: true },
      { do: 'fire', tab: 0 },
      { do: 'written', tab: 0, room: true },
      { do: 'kill', tab: 0 },
      { do: 'open', tab: 1, key: false, steal: false },
      { do: 'stop', tab: 1 },
    ],
  ],
  // A parcel is refused in its turn, and accepted when the page is about to close.
  [
    [
      { do: 'type', tab: 0 },
      { do: 'type', tab: 0 },
      { do: 'fire', tab: 0 },
      { do: 'written', tab: 0, room: true },
      { do: 'written', tab: 0, room: true },
      { do: 'end', tab: 0, which: 0, way: 'refused' },
      { do: 'leave', tab: 0 },
    ],
  ],
];

/** Plays a history and returns the promises that it breaks. */
function brokenBy<State, Answer>(
  work: Work<State, Answer>,
  script: readonly WorldStep[],
  tested: Engine = engine,
): readonly string[] {
  const world = createWorld(work, tested);
  world.take({ do: 'open', tab: 0, key: script.length % 3 > 0, steal: false });
  for (const step of script) world.take(step);
  return world.finish();
}

type Broken = (script: readonly WorldStep[]) => readonly string[];
const inDraft =
  (tested?: Engine, work = draft(draftKind)): Broken =>
  (script) =>
    brokenBy(work, script, tested);
const inClicks =
  (tested?: Engine, work = clicks(clicksKind)): Broken =>
  (script) =>
    brokenBy(work, script, tested);
const inMessages =
  (tested?: Engine): Broken =>
  (script) =>
    brokenBy(clicks(messagesKind), script, tested);
const inNotes =
  (tested?: Engine): Broken =>
  (script) =>
    brokenBy(notes, script, tested);

/** The model with changed inputs or changed results. */
const stepping = (step: Engine['step']): Engine => ({ ...engine, step });

function notRemoving<State, Parcel, Answer>([model, effects]: readonly [
  EntryModel<State>,
  readonly EntryEffect<State, Parcel, Answer>[],
]) {
  if (model.keeping.copy.at !== 'removing') return [model, effects] as const;
  const kept = { ...model, keeping: { ...model.keeping, copy: { at: 'empty' as const } } };
  return [kept, effects.filter(({ type }) => type !== 'remove')] as const;
}

/**
 * Rules of the model and its kinds. Each is taken away in turn, and then a history must break the promise
 * named beside it.
 */
const withoutRule: readonly (readonly [rule: string, promise: string, broken: Broken])[] = [
  [
    'A parcel is kept before it is sent.',
    'nothing is sent that was not kept first',
    inClicks(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        if (rules.sent === undefined || after.sending.turn.at !== 'keeping') return [after, effects];
        const [sent, more] = sendStep(rules.sent, after, { type: 'kept' });
        return [{ ...after, ...sent }, [...effects, ...more]];
      }),
    ),
  ],
  [
    'What changes during a write is written after it.',
    'what changes during a write is written after it',
    inDraft(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        const { copy } = after.keeping;
        if (copy.at !== 'writing') return [after, effects];
        return [{ ...after, keeping: { ...after.keeping, copy: { ...copy, stale: false } } }, effects];
      }),
    ),
  ],
  [
    'One parcel is sent after the other.',
    'one parcel is sent after the other',
    inClicks(
      stepping((rules, model, event) => {
        const { sending } = model;
        const forgets = event.type === 'flush' && sending.turn.at === 'sending';
        return entryStep(
          rules,
          forgets ? { ...model, sending: { ...sending, turn: { at: 'idle' } } } : model,
          event,
        );
      }),
    ),
  ],
  [
    'A page that has released its entry does nothing more with it.',
    'only the page that has the entry writes it',
    inDraft(
      stepping((rules, model, event) => {
        const { keeping } = model;
        const goesOn = keeping.copy.at === 'released';
        return entryStep(
          rules,
          goesOn ? { ...model, keeping: { ...keeping, copy: { at: 'kept' } } } : model,
          event,
        );
      }),
    ),
  ],
  [
    'A page whose entry another page has taken ends it.',
    'only the page that has the entry sends it',
    inClicks(
      stepping((rules, model, event) =>
        event.type === 'drop' ? [model, []] : entryStep(rules, model, event),
      ),
    ),
  ],
  [
    'The last write is done before the entry is released.',
    'an entry is released after its last write',
    inDraft(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        return [after, event.type === 'stop' ? [...effects, { type: 'release' }] : effects];
      }),
    ),
  ],
  [
    'What is locked is not written over.',
    'what is locked is not written over',
    inClicks(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        return [after, effects.map((one) => (one.type === 'write' ? { ...one, inMemory: false } : one))];
      }),
    ),
  ],
  [
    'What is locked is not removed.',
    'what is locked is not removed',
    inNotes(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        const isEmpty = rules.kept.isSettled(after.state);
        return [
          after,
          effects.map((one) => (one.type === 'write' && isEmpty ? { type: 'remove' as const } : one)),
        ];
      }),
    ),
  ],
  [
    'While something is locked, only what was done here is kept beside it.',
    'what was kept reaches the server',
    inDraft({
      ...engine,
      open: (rules, state, found, savedTime) => {
        const [model, effects] = openedEntry(rules, state, found, savedTime);
        return [{ ...model, keeping: { ...model.keeping, changed: true } }, effects];
      },
    }),
  ],
  [
    'Nothing is sent before what an earlier visit left is opened.',
    'nothing is sent before what an earlier visit left',
    inClicks({
      ...engine,
      open: (rules, state, _, savedTime) => openedEntry(rules, state, 'read', savedTime),
    }),
  ],
  [
    'What an earlier visit left is read when its key comes.',
    'everything is sent in the end, without being asked',
    inClicks(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        return [after, effects.filter(({ type }) => type !== 'load')];
      }),
    ),
  ],
  [
    'What has waited in memory for its key is written when the key comes.',
    'what waited for its key is encrypted when the key comes',
    inDraft(
      stepping((rules, model, event) =>
        event.type === 'unlocked' && model.keeping.lock === 'open'
          ? [model, []]
          : entryStep(rules, model, event),
      ),
    ),
  ],
  [
    'What is unsent is written again, because somebody may have cleared the storage.',
    'what is unsent is written again',
    inDraft(
      stepping((rules, model, event) =>
        event.type === 'rewrite' ? [model, []] : entryStep(rules, model, event),
      ),
    ),
  ],
  [
    'Only what is settled is removed.',
    'what is not settled is not removed',
    inClicks(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        if (event.type !== 'answered') return [after, effects];
        return [after, effects.map((one) => (one.type === 'write' ? { type: 'remove' as const } : one))];
      }),
    ),
  ],
  [
    'What is settled is removed.',
    'nothing stays on the device that is settled',
    inDraft({
      step: (rules, model, event) => notRemoving(entryStep(rules, model, event)),
      open: (rules, state, found, savedTime) => notRemoving(openedEntry(rules, state, found, savedTime)),
    }),
  ],
  [
    'Only a change by the person makes an entry younger.',
    'only a change by the person makes an entry younger',
    inClicks(
      stepping((rules, model, event) =>
        entryStep(
          rules,
          event.type === 'answered'
            ? { ...model, keeping: { ...model.keeping, savedTime: model.keeping.savedTime + 1 } }
            : model,
          event,
        ),
      ),
    ),
  ],
  [
    'Nothing is sent after the session has ended.',
    'nothing is sent after the session',
    inClicks(
      stepping((rules, model, event) => {
        const { sending } = model;
        const isOver = sending.turn.at === 'over';
        return entryStep(
          rules,
          isOver ? { ...model, sending: { ...sending, turn: { at: 'idle' } } } : model,
          event,
        );
      }),
    ),
  ],
  [
    'What could not be sent is tried again.',
    'everything is sent in the end, without being asked',
    inDraft(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        return [after, event.type === 'failed' ? effects.filter(({ type }) => type !== 'wait') : effects];
      }),
    ),
  ],
  [
    'Each wait after a failure is twice as long, up to 30 s.',
    'waits double from failure to failure, up to 30 s',
    inDraft(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        if (event.type !== 'failed') return [after, effects];
        return [after, effects.map((one) => (one.type === 'wait' ? { ...one, ms: 2_000 } : one))];
      }),
    ),
  ],
  [
    'An answer ends the row of failures.',
    'failures in a row are told',
    inDraft(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        const { failures } = model.sending;
        return [
          event.type === 'answered' ? { ...after, sending: { ...after.sending, failures } } : after,
          effects,
        ];
      }),
    ),
  ],
  [
    'A change is sent at the pace of its kind.',
    'everything is sent in the end, without being asked',
    inDraft(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        return [after, event.type === 'changed' ? effects.filter(({ type }) => type !== 'wait') : effects];
      }),
    ),
  ],
  [
    'What is behind an acknowledged parcel follows it.',
    'everything is sent in the end, without being asked',
    inClicks(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        const stops = event.type === 'answered' && after.sending.turn.at === 'keeping';
        return [stops ? { ...after, sending: { ...after.sending, turn: { at: 'idle' } } } : after, effects];
      }),
    ),
  ],
  [
    'Parcels keep the distance that their kind asks for.',
    'parcels keep their distance',
    inMessages(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        if (after.sending.turn.at !== 'apart') return [after, effects];
        const [next, more] = entryStep(rules, after, { type: 'fired' });
        return [next, [...effects, ...more]];
      }),
    ),
  ],
  [
    'A refusal is told.',
    'a refusal is told, or tried again',
    inClicks(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        return [after, effects.filter(({ type }) => type !== 'refusal')];
      }),
    ),
  ],
  [
    'What is behind a refused parcel follows it, when its kind takes the refused one out.',
    'a refused parcel does not block what is behind it',
    inMessages(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        const stops = event.type === 'failed' && after.sending.turn.at === 'apart';
        return [stops ? { ...after, sending: { ...after.sending, turn: { at: 'idle' } } } : after, effects];
      }),
    ),
  ],
  [
    'What is behind a refused parcel follows it, when a page that goes has sent that after all.',
    'everything is sent in the end, without being asked',
    inClicks(
      stepping((rules, model, event) => {
        const isLate = event.type === 'answered' && event.by === 'leaving';
        const { sending } = model;
        return entryStep(
          rules,
          isLate ? { ...model, sending: { ...sending, refused: false } } : model,
          event,
        );
      }),
    ),
  ],
  [
    'A page that goes sends what it can.',
    'a page that goes sends what it can',
    inDraft(
      stepping((rules, model, event) =>
        event.type === 'leave' ? [model, []] : entryStep(rules, model, event),
      ),
    ),
  ],
  [
    'Only what may overtake is sent out of turn.',
    'only what may overtake is sent out of turn',
    inClicks(
      stepping(({ kept, sent }, model, event) =>
        entryStep({ kept, sent: sent && { ...sent, overtakes: true } }, model, event),
      ),
    ),
  ],
  [
    'Listeners are told of every change.',
    'listeners are told of every change',
    inDraft(
      stepping((rules, model, event) => {
        const [after, effects] = entryStep(rules, model, event);
        return [after, event.type === 'answered' ? effects.filter(({ type }) => type !== 'tell') : effects];
      }),
    ),
  ],
  [
    'An older answer does not settle a newer version.',
    'saved is what the server has',
    inDraft(
      undefined,
      draft({
        ...draftKind,
        settle: (state) => ({ state: { ...state, acknowledged: state.seq }, goOn: true }),
      }),
    ),
  ],
  [
    'No version of a visit has the number of one that an earlier visit may have sent.',
    'a number has one content',
    inDraft(undefined, {
      ...draft(draftKind),
      start: (left, { savedSeq }) =>
        left ?? { seq: savedSeq, acknowledged: savedSeq, value: 0, touched: false },
    }),
  ],
  [
    'An answer takes away the event that it is about, and no other.',
    'what was kept reaches the server',
    inClicks(
      undefined,
      clicks({
        ...clicksKind,
        settle: (state) => ({ state: { ...state, waiting: state.waiting.slice(1) }, goOn: true }),
      }),
    ),
  ],
];

describe('whatever the person, the network, two tabs, the storage and a late key do', () => {
  test.each([
    ['the newest version of a document reaches the server', inDraft()],
    ['every click reaches the server once, in order', inClicks()],
    ['every message that is not refused reaches the server, at a distance', inMessages()],
    ['every note is there in the next visit, and none is sent', inNotes()],
  ])(
    '%s',
    (_, broken) => {
      const { counterexample } = fc.check(
        fc.property(steps, (script) => broken(script).length === 0),
        run,
      );
      expect(counterexample && { script: counterexample[0], broken: broken(counterexample[0]) }).toBeNull();
    },
    patienceMs,
  );
});

describe('without one of the rules a history breaks the promise', () => {
  test.each(withoutRule)(
    '%s',
    (_, promise, broken) => {
      const { counterexample } = fc.check(
        fc.property(steps, (script) => !broken(script).includes(promise)),
        { ...run, examples: rare, endOnFailure: true },
      );
      expect(broken(counterexample?.[0] ?? [])).toContain(promise);
    },
    patienceMs,
  );
});
