import * as fc from 'fast-check';
import { SeekPolicy } from '@stoa/domain';
import { lengthOf } from '@stoa/domain/kernel';
import { describe, expect, test } from 'vitest';
import { beatAt, facts, freshItem, freshSession, policy, start } from '../../test/beats.ts';
import { createTape } from '../../test/tape.ts';
import { applyBeat, graceSeconds, toleranceSeconds } from './rules.ts';
import type { Beat, ItemState, SessionState } from './state.ts';

const film = 7200;
const runs = { seed: 20_261_123, numRuns: 300 } as const;
const tenths = (max: number) => fc.integer({ min: 1, max: max * 10 }).map((count) => count / 10);
const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

interface Arrival {
  readonly beat: Beat;
  readonly time: number;
}

/** Hands beats to the server in the order of arrival. */
function arrive(arrivals: readonly Arrival[], seekPolicy: SeekPolicy, opened = freshSession) {
  let session: SessionState = opened;
  let item: ItemState = freshItem;
  const outcomes = arrivals.map(({ beat, time }) => {
    const outcome = applyBeat(session, item, beat, facts(time, { seekPolicy }, film));
    ({ session, item } = outcome);
    return outcome;
  });
  return { session, item, outcomes };
}

describe('an honest learner is credited in full', () => {
  const act = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('play' as const),
        seconds: tenths(30),
        rate: fc.constantFrom(0.5, 1, 1.5, 2),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('pause' as const), seconds: tenths(900) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('seek' as const),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('network' as const), open: fc.boolean() }) },
  );
  /** Random numbers by which waiting beats are sorted: the order in which they arrive. */
  const order = fc.array(fc.nat({ max: 1000 }), { minLength: 80, maxLength: 80 });

  type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

  function learn(acts: readonly Act[], places: readonly number[], drift: number, jumps: boolean) {
    const tape = createTape(film);
    const arrivals: Arrival[] = [];
    let waiting: Beat[] = [];
    let now = start + 2_000;
    let position = 0;
    let furthest = 0;
    let atDesk = 0;
    let isOpen = true;
    let seq = 0;
    const deliver = (): void => {
      const line = waiting.map((beat, at) => ({ beat, place: places[(beat.seq + at) % places.length] ?? 0 }));
      for (const { beat } of line.toSorted((one, other) => one.place - other.place)) {
        arrivals.push({ beat, time: now });
      }
      waiting = [];
    };
    const tell = (changes: Partial<Beat>): void => {
      seq += 1;
      waiting.push(beatAt(seq, now + drift, { position, ...changes }));
      if (isOpen) deliver();
    };
    for (const one of acts) {
      switch (one.do) {
        case 'play': {
          const to = Math.min(film, rounded(position + one.seconds * one.rate));
          const seconds = (to - position) / one.rate;
          now += Math.ceil(seconds * 1000);
          tape.play(position, to);
          atDesk += seconds;
          const segments: [number, number][] = to > position ? [[position, to]] : [];
          position = to;
          furthest = Math.max(furthest, to);
          tell({ segments, rate: one.rate, activeSeconds: seconds });
          break;
        }
        case 'pause':
          tell({ event: 'PAUSE' });
          now += one.seconds * 1000;
          break;
        case 'seek':
          position = rounded(one.share * (jumps ? film : furthest));
          tell({ event: 'SEEK' });
          break;
        case 'network':
          isOpen = one.open;
          if (isOpen) deliver();
          break;
      }
    }
    now += 1_000;
    deliver();
    return { tape, arrivals, atDesk };
  }

  test.each([
    ['may seek', SeekPolicy.Free],
    ['may not skip', SeekPolicy.NoForward],
  ])(
    'with pauses and hours offline, whatever the clock shows and in whatever order the beats arrive: who %s',
    (_name, seekPolicy) => {
      fc.assert(
        fc.property(
          fc.array(act, { minLength: 1, maxLength: 40 }),
          order,
          fc.constantFrom(0, -36_000_000, 90_000, 86_400_000),
          (acts, places, drift) => {
            const { tape, arrivals, atDesk } = learn(acts, places, drift, seekPolicy === SeekPolicy.Free);
            const { item, outcomes } = arrive(arrivals, seekPolicy);
            expect(lengthOf(item.covered)).toBeCloseTo(tape.seconds(), 3);
            for (const [from, to] of item.covered) expect(tape.holds(from, to)).toBe(true);
            expect(item.studySeconds).toBeCloseTo(atDesk, 3);
            expect(outcomes.every(({ accepted }) => accepted)).toBe(true);
          },
        ),
        runs,
      );
    },
  );

  test('an hour that was played offline counts when the outbox sends it, beat by beat or as one beat', () => {
    const made = Array.from({ length: 240 }, (_, at) =>
      beatAt(at + 1, start + (at + 1) * 15_000, { segments: [[at * 15, at * 15 + 15]], activeSeconds: 15 }),
    );
    const together = [
      ...made.slice(0, 1),
      beatAt(240, start + 3_600_000, { segments: [[15, 3600]], activeSeconds: 3585 }),
    ];
    for (const beats of [made, together, made.toReversed()]) {
      const { item } = arrive(
        beats.map((beat) => ({ beat, time: start + 3_605_000 })),
        SeekPolicy.NoForward,
      );
      expect(item.covered).toEqual([[0, 3600]]);
      expect(item.studySeconds).toBeCloseTo(3600, 6);
    }
  });
});

describe('time in which nothing was played', () => {
  const fiveEmpty = Array.from({ length: 5 }, (_, at) => beatAt(at + 1, start + (at + 1) * 12_000));

  test.each([12, 1])(
    'is not saved for later: five empty beats give nothing to the sixth, %i seconds later',
    (wait) => {
      const time = start + 60_000 + wait * 1000;
      const all = beatAt(6, time, { segments: [[0, 180]], activeSeconds: 180, rate: 2 });
      const { item } = arrive(
        [...fiveEmpty, all].map((beat) => ({ beat, time: beat.clientTime })),
        SeekPolicy.Free,
      );
      expect(lengthOf(item.covered)).toBeLessThanOrEqual(wait * policy.maxRate + toleranceSeconds);
    },
  );

  test.each([
    ['that was told', freshSession],
    ['that an earlier version had saved up', { ...freshSession, mediaBudget: 1800 }],
  ])('%s cannot be used beat by beat either', (_name, opened) => {
    const beats = Array.from({ length: 120 }, (_, at) => beatAt(at + 1, start + (at + 1) * 15_000));
    const eager = Array.from({ length: 60 }, (_, at) =>
      beatAt(at + 121, start + 1_800_000 + (at + 1) * 1000, { segments: [[at * 60, at * 60 + 60]], rate: 2 }),
    );
    const { item } = arrive(
      [...beats, ...eager].map((beat) => ({ beat, time: beat.clientTime })),
      SeekPolicy.Free,
      opened,
    );
    expect(lengthOf(item.covered)).toBeLessThanOrEqual(60 * policy.maxRate + toleranceSeconds + graceSeconds);
  });

  test('whatever one beat reports, it is credited for no more than its own time and a tolerance', () => {
    const told = fc.record({
      wait: fc.integer({ min: 0, max: 90 }),
      from: fc.integer({ min: 0, max: film }),
      length: fc.constantFrom(0, 0, 10, 200, 4000),
      rate: fc.constantFrom(0.5, 1, 2, 16),
    });
    fc.assert(
      fc.property(fc.array(told, { minLength: 2, maxLength: 40 }), (history) => {
        let time = start;
        const arrivals = history.map(({ wait, from, length, rate }, at) => {
          time += wait * 1000;
          const segments: [number, number][] = length > 0 ? [[from, from + length]] : [];
          return { time, beat: beatAt(at + 1, time, { segments, rate, activeSeconds: wait }) };
        });
        let before = 0;
        arrive(arrivals, SeekPolicy.Free).outcomes.forEach(({ item }, at) => {
          const { wait = 0, rate = 1 } = history[at] ?? {};
          const allowed = wait * Math.min(rate, policy.maxRate) + toleranceSeconds;
          expect(lengthOf(item.covered) - before).toBeLessThanOrEqual(allowed + 1e-6);
          before = lengthOf(item.covered);
        });
      }),
      runs,
    );
  });

  test('leaving out numbers saves no more time for the next beat than has passed', () => {
    const odd = Array.from({ length: 30 }, (_, at) => beatAt(at * 2 + 1, start + (at + 1) * 15_000));
    const late = beatAt(2, start + 450_000, { segments: [[0, 900]], rate: 2, activeSeconds: 450 });
    const { item } = arrive(
      [...odd, late].map((beat) => ({ beat, time: beat.clientTime })),
      SeekPolicy.Free,
    );
    expect(lengthOf(item.covered)).toBeLessThanOrEqual(15 * policy.maxRate + toleranceSeconds);
  });
});

describe('a beat that later ones have overtaken', () => {
  const made = [0, 1, 2, 3].map((at) =>
    beatAt(at + 1, start + (at + 1) * 15_000, { segments: [[at * 15, at * 15 + 15]], activeSeconds: 15 }),
  );
  const inOrder = (seqs: readonly number[]) => seqs.flatMap((seq) => made.filter((beat) => beat.seq === seq));

  test.each([
    { seqs: [2, 1, 3, 4] },
    { seqs: [1, 3, 2, 4] },
    { seqs: [4, 3, 2, 1] },
    { seqs: [1, 4, 2, 3] },
    { seqs: [1, 4, 4, 3, 2, 3, 2, 1] },
  ])('loses nothing, and counts only once: $seqs', ({ seqs }) => {
    for (const seekPolicy of [SeekPolicy.Free, SeekPolicy.NoForward]) {
      const sent = inOrder(seqs).map((beat) => ({ beat, time: start + 61_000 }));
      const { item, outcomes } = arrive(sent, seekPolicy);
      expect(item).toMatchObject({ covered: [[0, 60]], maxPosition: 60, studySeconds: 60 });
      outcomes.forEach(({ accepted, reason, refused }, at) => {
        const isFirst = seqs.indexOf(seqs[at] ?? 0) === at;
        expect({ accepted, reason }).toEqual(
          isFirst ? { accepted: true, reason: undefined } : { accepted: false, reason: 'DUPLICATE' },
        );
        const vain = refused.filter((one) => one.reason !== 'DUPLICATE' && one.seconds > 0);
        expect(vain).toEqual([]);
      });
    }
  });

  test('says nothing about where the learner is now', () => {
    const [first, second] = made;
    if (first === undefined || second === undefined) throw new Error('There are four.');
    const { item } = arrive(
      [
        { beat: { ...second, position: 30 }, time: start + 30_000 },
        { beat: { ...first, position: 15 }, time: start + 31_000 },
      ],
      SeekPolicy.Free,
    );
    expect(item.lastPosition).toBe(30);
  });

  test('does not let the session grow, however many numbers are left out', () => {
    const sparse = Array.from({ length: 500 }, (_, at) => beatAt(at * 1000 + 5, start + at * 1000));
    const late = Array.from({ length: 500 }, (_, at) => beatAt(498_500 + at, start + 500_000));
    const { session } = arrive(
      [...sparse, ...late].map((beat) => ({ beat, time: beat.clientTime })),
      SeekPolicy.NoForward,
    );
    expect(JSON.stringify(session.overtaken).length).toBeLessThan(8_000);
  });
});
