import * as fc from 'fast-check';
import { ItemKind, OrderPolicy, ProgressState, SeekPolicy } from '@stoa/domain';
import { lengthOf, missing, union, type Span } from '@stoa/domain/kernel';
import { describe, expect, test } from 'vitest';
import { StudySessionState } from '../../db/schema/study.ts';
import { beatAt, duration, facts, freshItem, freshSession, policy, start } from '../../test/beats.ts';
import { completionOf, lockedItems, rollUp } from './completion.ts';
import { applyBeat, graceSeconds } from './rules.ts';
import type { Beat, ItemState, SessionState } from './state.ts';

const second = fc.double({ min: 0, max: 250, noNaN: true });
const segment = fc.tuple(second, second).map(([one, other]): [number, number] => [one, other]);
/** Any beat that a client could send, honest or not. */
const anyBeat = fc.record({
  wait: fc.double({ min: 0, max: 400, noNaN: true }),
  clockDrift: fc.constantFrom(0, 0, 0, -50, 100, 4000),
  rate: fc.constantFrom(0.5, 1, 1.5, 2, 16),
  segments: fc.array(segment, { maxLength: 5 }),
  activeSeconds: fc.double({ min: 0, max: 1000, noNaN: true }),
  event: fc.constantFrom<Beat['event'][]>('TICK', 'SEEK', 'ENDED', 'UNLOAD'),
  /** The beat is repeated, arrives late, or skips sequence numbers. */
  shift: fc.constantFrom(0, 0, 0, -1, -2, 3),
});
const anySeek = fc.constantFrom(SeekPolicy.Free, SeekPolicy.NoForward, SeekPolicy.NoSeek);

interface Step {
  session: SessionState;
  item: ItemState;
  now: number;
  accepted: boolean;
}

function play(
  beats: readonly (typeof anyBeat extends fc.Arbitrary<infer B> ? B : never)[],
  seekPolicy: SeekPolicy,
): Step[] {
  const steps: Step[] = [];
  let session = freshSession;
  let item = freshItem;
  let now = start;
  beats.forEach((sent, index) => {
    now += Math.round(sent.wait * 1000);
    const beat = beatAt(Math.max(1, index + 1 + sent.shift), now, {
      rate: sent.rate,
      segments: sent.segments,
      activeSeconds: sent.activeSeconds,
      event: sent.event,
      position: sent.segments.at(-1)?.[1] ?? 0,
      clientTime: Math.round(now + sent.clockDrift * 1000),
    });
    const outcome = applyBeat(session, item, beat, facts(now, { seekPolicy }));
    ({ session, item } = outcome);
    steps.push({ session, item, now, accepted: outcome.accepted });
  });
  return steps;
}

const runs = { seed: 20_260_310, numRuns: 400 };

describe('whatever beats a client sends', () => {
  test('nobody is credited with more than the clock and the rate allow', () => {
    fc.assert(
      fc.property(fc.array(anyBeat, { maxLength: 25 }), anySeek, (beats, seek) => {
        for (const { session, item, now } of play(beats, seek)) {
          const elapsed = (now - start) / 1000;
          const watched = lengthOf(item.covered);
          expect(watched).toBeLessThanOrEqual(elapsed * policy.maxRate + graceSeconds + 1e-6);
          expect(watched).toBeLessThanOrEqual(duration + 1e-6);
          expect(session.mediaCredited).toBeGreaterThanOrEqual(watched - 1e-6);
          expect(item.graceUsed).toBeLessThanOrEqual(graceSeconds + 1e-6);
          expect(item.studySeconds).toBeLessThanOrEqual(elapsed + graceSeconds + 1e-6);
          expect(session.lastBeatTime).toBeLessThanOrEqual(now);
          // The time is whole, because it is stored as a whole number.
          expect(Number.isInteger(session.lastBeatTime)).toBe(true);
        }
      }),
      runs,
    );
  });

  test('progress never goes back and a completed item stays completed', () => {
    fc.assert(
      fc.property(fc.array(anyBeat, { maxLength: 25 }), anySeek, (beats, seek) => {
        let before: ItemState = freshItem;
        for (const { item } of play(beats, seek)) {
          expect(notCovered(before.covered, item.covered)).toBeLessThan(1e-6);
          expect(item.percent).toBeGreaterThanOrEqual(before.percent);
          expect(item.studySeconds).toBeGreaterThanOrEqual(before.studySeconds);
          expect(before.completedTime ?? item.completedTime).toBe(item.completedTime);
          expect(item.percent === 100).toBe(item.completedTime !== null);
          before = item;
        }
      }),
      runs,
    );
  });

  test('a beat that comes twice changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(anyBeat, { minLength: 1, maxLength: 15 }), (beats) => {
        const last = play(beats, SeekPolicy.Free).at(-1);
        if (last === undefined) return;
        const again = applyBeat(
          last.session,
          last.item,
          beatAt(last.session.lastSeq, last.now + 60_000, { segments: [[0, 180]], activeSeconds: 60 }),
          facts(last.now + 60_000),
        );
        expect(again).toMatchObject({ accepted: false, reason: 'DUPLICATE', studySeconds: 0 });
        expect(again.item).toBe(last.item);
        expect(again.session).toBe(last.session);
      }),
      runs,
    );
  });

  test('without fast forward nothing beyond the furthest point counts', () => {
    fc.assert(
      fc.property(fc.array(anyBeat, { maxLength: 25 }), (beats) => {
        let reached = 0;
        for (const { item } of play(beats, SeekPolicy.NoForward)) {
          if (item.completedTime !== null) return;
          for (const gap of missing([0, item.maxPosition], union(item.covered))) {
            expect(gap[1] - gap[0]).toBeLessThanOrEqual(3 + 1e-6);
          }
          reached = Math.max(reached, item.maxPosition);
          expect(item.maxPosition).toBe(reached);
        }
      }),
      runs,
    );
  });
});

const notCovered = (wanted: readonly Span[], covered: readonly Span[]): number =>
  wanted.reduce((sum, one) => sum + lengthOf(missing(one, union(covered))), 0);

test('an honest learner is credited with everything that they watched', () => {
  let session = freshSession;
  let item = freshItem;
  for (let index = 1; index <= 12; index += 1) {
    const now = start + index * 15_000;
    const outcome = applyBeat(
      session,
      item,
      beatAt(index, now, {
        segments: [[(index - 1) * 15, index * 15]],
        activeSeconds: 15,
        position: index * 15,
        event: index === 12 ? 'ENDED' : 'TICK',
      }),
      facts(now, { seekPolicy: SeekPolicy.NoForward }),
    );
    ({ session, item } = outcome);
  }
  expect(item).toMatchObject({ covered: [[0, 180]], percent: 100, lastPosition: 0, studySeconds: 180 });
});

test('beats that waited offline are credited when they arrive together', () => {
  const first = applyBeat(
    freshSession,
    freshItem,
    beatAt(1, start + 5_000, { segments: [[0, 5]] }),
    facts(start + 5_000),
  );
  let { session, item } = first;
  const arrival = start + 125_000;
  for (let index = 2; index <= 9; index += 1) {
    const from = (index - 1) * 15 - 10;
    const made = start + from * 1000 + 15_000;
    const outcome = applyBeat(
      session,
      item,
      beatAt(index, made, { segments: [[from, from + 15]], activeSeconds: 15 }),
      facts(arrival),
    );
    ({ session, item } = outcome);
  }
  expect(lengthOf(item.covered)).toBeCloseTo(125, 6);
});

test('a session that was offline from its first second on loses nothing', () => {
  let session = freshSession;
  let item = freshItem;
  const arrival = start + 190_000;
  // Loading the page took four seconds; after that one beat is unchanged, and the others are merged into one.
  const beats = [
    beatAt(1, start + 19_000, { segments: [[0, 15]], activeSeconds: 15 }),
    beatAt(2, start + 184_000, { segments: [[15, 180]], activeSeconds: 165, event: 'ENDED' }),
  ];
  for (const beat of beats) ({ session, item } = applyBeat(session, item, beat, facts(arrival)));
  expect(item).toMatchObject({ covered: [[0, 180]], percent: 100, graceUsed: 0 });
  expect(item.studySeconds).toBeCloseTo(180, 6);
});

test('opening an item again and again gives its seconds of grace only once', () => {
  let item = freshItem;
  for (let visit = 0; visit < 20; visit += 1) {
    const from = visit * graceSeconds;
    const beat = beatAt(1, start, { segments: [[from, from + graceSeconds]], activeSeconds: 5 });
    ({ item } = applyBeat(freshSession, item, beat, facts(start)));
  }
  expect(lengthOf(item.covered)).toBeCloseTo(graceSeconds, 6);
});

test('small steps ahead bring no more than playing', () => {
  const steps = Array.from({ length: 60 }, (_, step): [number, number] => [step * 3, step * 3 + 0.01]);
  const now = start + 10_000;
  const options = { seekPolicy: SeekPolicy.NoForward };
  const beat = beatAt(1, now, { segments: steps, activeSeconds: 10, rate: 2 });
  const { item } = applyBeat(freshSession, freshItem, beat, facts(now, options));
  expect(item.maxPosition).toBeLessThanOrEqual(10 * policy.maxRate + graceSeconds);
});

test('another device takes over: what was watched before counts, what came after does not', () => {
  const superseded: SessionState = {
    ...freshSession,
    state: StudySessionState.Superseded,
    supersededTime: start + 10_000,
  };
  const late = applyBeat(
    superseded,
    freshItem,
    beatAt(1, start + 60_000, { segments: [[0, 60]], activeSeconds: 60, position: 60 }),
    facts(start + 60_000),
  );
  expect(late).toMatchObject({ accepted: true, reason: 'OTHER_SESSION' });
  expect(lengthOf(late.item.covered)).toBeCloseTo(10 + graceSeconds, 6);
  expect(late.item.lastPosition).toBe(0);
  const later = applyBeat(
    late.session,
    late.item,
    beatAt(2, start + 90_000, { segments: [[60, 90]], activeSeconds: 30 }),
    facts(start + 90_000),
  );
  expect(later).toMatchObject({ accepted: false, reason: 'OTHER_SESSION', studySeconds: 0 });
});

test('the beat of a killed tab decides where to continue, until the next visit has a newer position', () => {
  const left: SessionState = {
    ...freshSession,
    state: StudySessionState.Superseded,
    supersededTime: start + 60_000,
  };
  const beat = beatAt(1, start + 42_000, { segments: [[0, 42]], activeSeconds: 42, position: 42 });
  const now = facts(start + 61_000);
  expect(applyBeat(left, freshItem, beat, { ...now, movedOn: false }).item.lastPosition).toBe(42);
  expect(applyBeat(left, freshItem, beat, now).item.lastPosition).toBe(0);
});

test('someone who does not answer the presence check gets no time until they do', () => {
  const options = { presenceSeconds: 30 };
  const asked = applyBeat(
    freshSession,
    freshItem,
    beatAt(1, start + 30_000, { segments: [[0, 30]], activeSeconds: 30 }),
    facts(start + 30_000, options),
  );
  expect(asked.session.presenceCheckId).toBe('check');
  const silent = applyBeat(
    asked.session,
    asked.item,
    beatAt(2, start + 120_000, { segments: [[30, 60]], activeSeconds: 30 }),
    facts(start + 120_000, options),
  );
  expect(silent).toMatchObject({ accepted: false, reason: 'PRESENCE', studySeconds: 0 });
  const back = applyBeat(
    silent.session,
    silent.item,
    beatAt(3, start + 125_000, { presenceAck: 'check' }),
    facts(start + 125_000, options),
  );
  expect(back.accepted).toBe(true);
  expect(back.session.presenceCheckId).toBeNull();
});

test('an answer that was given in time counts, also when it comes late because the network was away', () => {
  const options = { presenceSeconds: 30 };
  let outcome = applyBeat(
    freshSession,
    freshItem,
    beatAt(1, start + 30_000, { segments: [[0, 30]], activeSeconds: 30 }),
    facts(start + 30_000, options),
  );
  const later = [
    beatAt(2, start + 45_000, { segments: [[30, 45]], activeSeconds: 15, presenceAck: 'check' }),
    beatAt(3, start + 165_000, { segments: [[45, 165]], activeSeconds: 120 }),
  ];
  for (const beat of later) {
    outcome = applyBeat(outcome.session, outcome.item, beat, facts(start + 170_000, options));
    expect(outcome).toMatchObject({ accepted: true, refused: [{ seconds: 0 }, { seconds: 0 }] });
  }
  expect(outcome.item.covered).toEqual([[0, 165]]);
});

test('nobody gains time after a check by setting the clock back', () => {
  const options = { presenceSeconds: 30 };
  let outcome = applyBeat(
    freshSession,
    freshItem,
    beatAt(1, start + 30_000, { segments: [[0, 30]], activeSeconds: 30 }),
    facts(start + 30_000, options),
  );
  for (let seq = 2; seq < 40; seq += 1) {
    const now = start + seq * 30_000;
    const from = (seq - 1) * 10;
    const held = beatAt(seq, start + 30_000 + seq * 5_000, {
      segments: [[from, from + 10]],
      activeSeconds: 30,
    });
    outcome = applyBeat(outcome.session, outcome.item, held, facts(now, options));
  }
  expect(lengthOf(outcome.item.covered)).toBeLessThanOrEqual(30 + policy.presenceWaitSeconds + graceSeconds);
});

const part = (itemId: number, percent: number, required = true) => ({
  itemId,
  required,
  percent,
  completed: percent === 100,
});

describe('completion', () => {
  const seen = {
    watchedSeconds: 0,
    studySeconds: 0,
    pagesSeen: 0,
    scrolledToEnd: false,
    linkDone: false,
    sinceOpened: 0,
  };
  const rule = { completeRatio: 0.9, minStaySeconds: 0 };
  const of = (itemKind: ItemKind, changes: Partial<typeof seen>) =>
    completionOf({ itemKind, duration: 100, pageCount: 4, words: 1000 }, rule, { ...seen, ...changes });

  test.each([
    ['a film at the ratio', ItemKind.Video, { watchedSeconds: 90 }, 100],
    ['a film just below it', ItemKind.Video, { watchedSeconds: 89.9 }, 89],
    [
      'a document with all pages but too short a stay',
      ItemKind.Document,
      { pagesSeen: 4, studySeconds: 7 },
      99,
    ],
    ['a document read through', ItemKind.Document, { pagesSeen: 4, studySeconds: 8 }, 100],
    ['pictures', ItemKind.Image, { pagesSeen: 2 }, 50],
    ['pictures that rushed by', ItemKind.Image, { pagesSeen: 4, studySeconds: 7 }, 99],
    ['pictures of two seconds each', ItemKind.Image, { pagesSeen: 4, studySeconds: 8 }, 100],
    ['a table with one sheet unopened', ItemKind.Table, { pagesSeen: 3, studySeconds: 60 }, 99],
    ['a text read to its end', ItemKind.ImageText, { scrolledToEnd: true, studySeconds: 30 }, 100],
    ['a text scrolled through at once', ItemKind.ImageText, { scrolledToEnd: true, studySeconds: 3 }, 10],
    ['a link said to be done too early', ItemKind.Link, { linkDone: true, sinceOpened: 9 }, 0],
    ['a link', ItemKind.Link, { linkDone: true, sinceOpened: 10 }, 100],
  ])('%s', (_name, kind, changes, percent) => {
    expect(of(kind, changes)).toEqual({ percent, completed: percent === 100 });
  });

  test('a course is the floor of the mean of its required items; optional ones never block', () => {
    expect(rollUp([part(1, 100), part(2, 50), part(3, 0, false)], true)).toEqual({
      percent: 75,
      state: ProgressState.InProgress,
      completedItems: 1,
      requiredItems: 2,
    });
    expect(rollUp([part(1, 100), part(2, 0, false)], true).state).toBe(ProgressState.Completed);
    expect(rollUp([part(1, 99), part(2, 100)], true).percent).toBe(99);
  });

  test('in a fixed order the next item opens when the one before it is done', () => {
    const items = [part(1, 100), part(2, 40, false), part(3, 0), part(4, 0), part(5, 100)];
    expect([...lockedItems(items, OrderPolicy.Sequential)]).toEqual([4]);
    expect(lockedItems(items, OrderPolicy.Free).size).toBe(0);
  });
});
