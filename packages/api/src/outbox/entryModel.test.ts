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

const run = { seed: 20_261, numRuns: process.env['STOA_FULL'] === '1' ? 20_000 : 600 } as const;

const parseNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

type Draft = DocumentState<number>;
type DraftKind = OutboxKind<Draft, NumberParcel, DocumentAnswer>;
const draftKind: DraftKind = documentKind('draft', parseNumber);
/** The answers of an attempt: only the newest version counts. */
const draft = (kind: DraftKind): Work<Draft, DocumentAnswer> => ({
  rules: { kept: kind, sent: kind },
  newestOnly: true,
  start: (left, _, savedSeq) => newerDocument(left, { value: 0, savedSeq }),
  typed: withValue,
  merge: (left, here) =>
    here.touched
      ? { ...here, seq: Math.max(left.seq, here.seq) + 1 }
      : newerDocument(left, { value: 0, savedSeq: 0 }),
  values: ({ value }) => [value],
  answer: (savedSeq) => ({ savedSeq }),
});

type Clicks = EventsState<number>;
type ClicksKind = OutboxKind<Clicks, NumberParcel, unknown>;
const clicksKind: ClicksKind = eventsKind('clicks', parseNumber);
/** Every one counts, in order. */
const clicks = (kind: ClicksKind): Work<Clicks, unknown> => ({
  rules: { kept: kind, sent: kind },
  newestOnly: false,
  start: (left, visit) => left ?? { lastSeq: visit * 1_000, waiting: [] },
  typed: withEvent,
  merge: (left, here) =>
    here.waiting.reduce((all, { value }) => withEvent(all, value), {
      ...left,
      lastSeq: Math.max(left.lastSeq, here.lastSeq),
    }),
  values: ({ waiting }) => waiting.map(({ value }) => value),
  answer: () => undefined,
});

/** Messages that the server may refuse for good, and takes only at a distance. */
const messagesKind: ClicksKind = {
  ...clicksKind,
  pace: { afterMs: 0, atMostMs: 0, apartMs: 1_100 },
  refuse: (state, { seq }, refusals) =>
    refusals < 2 ? undefined : { ...state, waiting: state.waiting.filter((one) => one.seq !== seq) },
};

/** Notes that are kept and never sent; each fifth number empties them. */
const notesKind: KeptKind<readonly number[]> = {
  name: 'notes',
  parse: (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : undefined),
  isSettled: (notes) => notes.length === 0,
};
const notes: Work<readonly number[], never> = {
  rules: { kept: notesKind, sent: undefined },
  newestOnly: false,
  start: (left) => left ?? [],
  typed: (state, value) => (value % 5 === 0 ? [] : [...state, value]),
  merge: (left, here) => [...left, ...here],
  values: (state) => state,
  answer: () => {
    throw new Error('Notes are never sent.');
  },
};

const tab = fc.constantFrom(0 as const, 1 as const);
const which = fc.nat({ max: 3 });
const steps: fc.Arbitrary<WorldStep[]> = fc.array<WorldStep>(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('type' as const), tab }) },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('written' as const),
        tab,
        room: fc.constantFrom(true, true, true, false),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), tab, which }) },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('end' as const),
        tab,
        which,
        way: fc.constantFrom('ok', 'ok', 'ok', 'lost', 'cut', 'refused', 'refused', 'full', 'over'),
      }),
    },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('fire' as const), tab }) },
    {
      weight: 7,
      arbitrary: fc.record({
        do: fc.constantFrom('flush', 'flush', 'leave', 'rewrite', 'stop', 'key', 'read', 'kill'),
        tab,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('open' as const),
        tab,
        key: fc.boolean(),
        steal: fc.constantFrom(false, false, true),
      }),
    },
    { weight: 1, arbitrary: fc.constantFrom<WorldStep>({ do: 'stray' }, { do: 'stray' }, { do: 'clear' }) },
  ),
  { maxLength: 60 },
);

/** The promises that a history breaks. */
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

describe('whatever the person, the network, two tabs, the storage and a late key do', () => {
  test.each([
    ['a document: the newest version', (script: WorldStep[]) => brokenBy(draft(draftKind), script)],
    ['clicks: every one, once and in order', (script: WorldStep[]) => brokenBy(clicks(clicksKind), script)],
    ['messages: each that is not refused', (script: WorldStep[]) => brokenBy(clicks(messagesKind), script)],
    ['notes: each in the next visit, and none is sent', (script: WorldStep[]) => brokenBy(notes, script)],
  ])('no promise about %s is broken', (_, broken) => {
    const histories = fc.property(steps, (script) => {
      expect(broken(script)).toEqual([]);
    });
    fc.assert(histories, run);
    expect(fc.check(histories, run).failed).toBe(false);
  });
});
