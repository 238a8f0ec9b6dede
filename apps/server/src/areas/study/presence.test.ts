import * as fc from 'fast-check';
import { SeekPolicy } from '@stoa/domain';
import { lengthOf } from '@stoa/domain/kernel';
import { describe, expect, test } from 'vitest';
import { beatAt, facts, freshItem, freshSession, policy, start } from '../../test/beats.ts';
import { applyBeat, graceSeconds } from './rules.ts';
import type { Beat, ItemState, SessionState } from './state.ts';

const film = 3600;
const presenceSeconds = 120;
const options = { presenceSeconds, seekPolicy: SeekPolicy.NoForward };
const runs = { seed: 20_261_123, numRuns: 400 } as const;

/** How far a device's clock moves from one beat to the next, besides the seconds that pass. */
const clock = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ do: 'runs' as const, by: 0 }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('jumps' as const),
      by: fc.constantFrom(-86_400, -36_000, -3600, -61, -30, -1, 1, 30, 59, 3600, 36_000),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'stands' as const, by: 0 }) },
  { weight: 1, arbitrary: fc.constant({ do: 'crawls' as const, by: 1 }) },
);
const step = fc.record({
  wait: fc.integer({ min: 1, max: 40 }),
  clock,
  rate: fc.constantFrom(1, 2),
  /** Active time per second that passes, as the beat reports it. */
  active: fc.constantFrom(0, 1, 2),
  /** Sequence numbers that are skipped; later beats fill them. */
  skip: fc.constantFrom(0, 0, 0, 2),
  overtaken: fc.constantFrom(false, false, true),
});

describe('a presence check that nobody answers', () => {
  test('is asked and ends the counting, whatever the clock of the device does before, during and after it', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 60 }), (history) => {
        let session: SessionState = freshSession;
        let item: ItemState = freshItem;
        let now = start;
        let device = start;
        let seq = 0;
        let deadline = Number.POSITIVE_INFINITY;
        for (const { wait, clock: moved, rate, active, skip, overtaken } of history) {
          now += wait * 1000;
          device += moved.do === 'stands' ? 0 : moved.do === 'crawls' ? 1000 : (wait + moved.by) * 1000;
          seq += 1 + skip;
          const from = item.maxPosition;
          const beat = beatAt(overtaken ? Math.max(1, seq - 1 - skip) : seq, now, {
            segments: [[from, Math.min(film, from + wait * rate)]],
            rate,
            activeSeconds: wait * active,
            clientTime: Math.max(0, device),
          });
          ({ session, item } = applyBeat(session, item, beat, facts(now, options, film)));
          const counted = Math.max(item.studySeconds, lengthOf(item.covered));
          expect(counted < presenceSeconds + 0.1 || session.presenceCheckId === 'check').toBe(true);
          deadline = Math.min(deadline, session.presenceDeadline ?? Number.POSITIVE_INFINITY);
          const until = (Math.min(deadline, now) - start) / 1000;
          expect(lengthOf(item.covered)).toBeLessThanOrEqual(until * policy.maxRate + graceSeconds + 0.1);
          expect(item.studySeconds).toBeLessThanOrEqual(until * 1.05 + 0.1);
        }
      }),
      runs,
    );
  });

  test('also comes for a film of an hour at double speed of which no second is reported as study time', () => {
    let session: SessionState = freshSession;
    let item: ItemState = freshItem;
    let asked = 0;
    for (let seq = 1; seq <= 120; seq += 1) {
      const now = start + seq * 15_000;
      const check = session.presenceCheckId;
      const beat = beatAt(seq, now, {
        segments: [[(seq - 1) * 30, seq * 30]],
        rate: 2,
        ...(check === null ? {} : { presenceAck: check }),
      });
      ({ session, item } = applyBeat(session, item, beat, facts(now, options, film)));
      if (session.presenceCheckId !== null) asked += 1;
    }
    expect(item.covered).toEqual([[0, film]]);
    expect(asked).toBeGreaterThanOrEqual(film / presenceSeconds - 2);
  });

  test.each([
    ['back once', [-36_000]],
    ['back twice', [-36_000, -36_000]],
    ['back, and forward again', [-36_000, 36_000]],
    ['forward, and back again', [36_000, -36_000]],
  ])('is not passed by setting the clock %s, at any point', (_name, jumps) => {
    for (let at = 1; at < 30; at += 1) {
      let session: SessionState = freshSession;
      let item: ItemState = freshItem;
      let device = start;
      for (let seq = 1; seq <= 40; seq += 1) {
        const now = start + seq * 15_000;
        device += 15_000 + (jumps[seq - at] ?? 0) * 1000;
        const from = (seq - 1) * 15;
        const beat = beatAt(seq, now, {
          segments: [[from, from + 15]],
          activeSeconds: 15,
          clientTime: Math.max(0, device),
        });
        ({ session, item } = applyBeat(session, item, beat, facts(now, options, film)));
      }
      const most = presenceSeconds + policy.presenceWaitSeconds + 15;
      expect(item.studySeconds).toBeLessThanOrEqual(most);
      expect(lengthOf(item.covered)).toBeLessThanOrEqual(most + graceSeconds);
    }
  });
});

const halfMinute = (seq: number, seconds: number, from: number) =>
  beatAt(seq, start + seconds * 1000, { segments: [[from, from + 30]], activeSeconds: 30 });

test('what was made in time counts although a later beat was refused before it came', () => {
  const arrivals = [
    { beat: halfMinute(1, 120, 0), now: 120 },
    { beat: halfMinute(3, 210, 60), now: 210 },
    { beat: halfMinute(2, 150, 30), now: 211 },
  ];
  let session: SessionState = freshSession;
  let item: ItemState = freshItem;
  const outcomes = arrivals.map(({ beat, now }) => {
    const asked = { ...options, presenceSeconds: 30 };
    const outcome = applyBeat(session, item, beat, facts(start + now * 1000, asked, film));
    ({ session, item } = outcome);
    return outcome.reason;
  });
  expect(outcomes).toEqual([undefined, 'PRESENCE', undefined]);
  expect(item.covered).toEqual([[0, 60]]);
});

test('what was played offline after a late answer counts, and nothing between deadline and answer', () => {
  const asked = { ...options, presenceSeconds: 120, presenceWaitSeconds: 60 };
  const online = [30, 60, 90, 120].map((seconds, at) => halfMinute(at + 1, seconds, at * 30));
  const offline = [
    // Two stretches that were played beyond the deadline, without an answer.
    halfMinute(5, 600, 120),
    halfMinute(6, 630, 120),
    beatAt(7, start + 660_000, { presenceAck: 'check' }),
    ...Array.from({ length: 3 }, (_, at) => halfMinute(8 + at, 690 + at * 30, 120 + at * 30)),
  ];
  let session: SessionState = freshSession;
  let item: ItemState = freshItem;
  const send = (one: Beat, now: number) => {
    const outcome = applyBeat(session, item, one, facts(now, asked, film));
    ({ session, item } = outcome);
    return outcome.reason;
  };
  for (const one of online) send(one, one.clientTime);
  expect(offline.map((one) => send(one, start + 3_600_000))).toEqual([
    'PRESENCE',
    'PRESENCE',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(item.covered).toEqual([[0, 210]]);
  expect(item.studySeconds).toBe(210);
});

test('an answer in time counts in full offline, although the check was asked in the middle of an earlier offline time', () => {
  const asked = { ...options, presenceWaitSeconds: 60 };
  let session: SessionState = freshSession;
  let item: ItemState = freshItem;
  const send = (seq: number, made: number, now: number, more: Partial<Beat> = {}) => {
    const one = beatAt(seq, start + made * 1000, { ...halfMinute(seq, 0, (seq - 1) * 30), ...more });
    const sent = { ...one, clientTime: start + made * 1000 };
    const outcome = applyBeat(session, item, sent, facts(start + now * 1000, asked, film));
    ({ session, item } = outcome);
    return outcome.reason;
  };
  // Ten minutes offline, sent at once: the check is asked by the fourth of twenty beats.
  const first = Array.from({ length: 20 }, (_, at) => send(at + 1, (at + 1) * 30, 600));
  expect(session.presenceDeadline).toBe(start + 660_000);
  // The answer comes half a minute later; nobody hears of it before another ten minutes have passed.
  const second = Array.from({ length: 20 }, (_, at) =>
    send(at + 21, 630 + at * 30, 1300, at === 0 ? { presenceAck: 'check' } : {}),
  );
  expect([...first, ...second].filter((reason) => reason !== undefined)).toEqual([]);
  expect(item.covered).toEqual([[0, 1200]]);
});
