import { lengthOf, union, type Span } from '@stoa/domain/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beatAt, facts, freshItem, freshSession, start } from '../../test/beats.ts';
import { createTape } from '../../test/tape.ts';
import { creditSegments, kept, mostRanges } from './media.ts';
import { applyBeat } from './rules.ts';
import type { Beat, ItemState, SessionState } from './state.ts';

const runs = { seed: 20_261_123, numRuns: 300 } as const;
const film = 300;
const tenth = fc.integer({ min: 0, max: film * 10 + 50 }).map((tenths) => tenths / 10);
const segments = fc.array(fc.tuple(tenth, tenth), { maxLength: 60 });
const claimOf = (told: readonly Span[], left: number, covered: readonly Span[] = []) => ({
  segments: told,
  duration: film,
  covered,
  maxPosition: 0,
  limited: false,
  left,
});

describe('what was watched', () => {
  test('is exactly the union of all stretches, whatever was there before', () => {
    fc.assert(
      fc.property(segments, segments, (first, second) => {
        const tape = createTape(film);
        for (const [from, to] of [...first, ...second]) {
          if (to > from) tape.play(Math.min(from, film), Math.min(to, film));
        }
        const before = creditSegments(claimOf(first, 1e6));
        const { covered, fresh } = creditSegments(claimOf(second, 1e6, before.covered));
        expect(lengthOf(covered)).toBeCloseTo(tape.seconds(), 6);
        expect(before.fresh + fresh).toBeCloseTo(tape.seconds(), 6);
        for (const [from, to] of covered) expect(tape.holds(from, to)).toBe(true);
        covered.forEach(([from], at) => expect(from).toBeGreaterThan(covered[at - 1]?.[1] ?? -1));
      }),
      runs,
    );
  });

  test('is credited in the order of playing, second by second, until the time is used up', () => {
    fc.assert(
      fc.property(segments, fc.integer({ min: 0, max: 2000 }), (told, left) => {
        const tape = createTape(film);
        let paid = 0;
        for (const [from, to] of told) {
          for (let cell = Math.round(from * 10); cell < Math.round(Math.min(to, film) * 10); cell += 1) {
            if (tape.holds(cell / 10, (cell + 1) / 10)) continue;
            if (paid >= left) break;
            tape.play(cell / 10, (cell + 1) / 10);
            paid += 1;
          }
        }
        const { covered, spent, unpaid } = creditSegments(claimOf(told, left / 10));
        expect(spent).toBeCloseTo(paid / 10, 6);
        expect(lengthOf(covered)).toBeCloseTo(tape.seconds(), 6);
        for (const [from, to] of unpaid) {
          expect(to).toBeGreaterThan(from);
          expect(covered.every((range) => range[1] <= from || range[0] >= to)).toBe(true);
        }
      }),
      runs,
    );
  });

  test('never decreases when ranges are merged, and never counts what was not played', () => {
    const crowd = Array.from({ length: mostRanges }, (_, at): [number, number] => [at * 4, at * 4 + 1]);
    const more = fc.array(fc.tuple(fc.nat({ max: 4000 }), fc.nat({ max: 5 })), { maxLength: 40 });
    fc.assert(
      fc.property(more, (told) => {
        const added = told.map(([from, length]): [number, number] => [from, from + length]);
        const tape = createTape(5000);
        for (const [from, to] of [...crowd, ...added]) tape.play(from, to);
        const ranges = kept(union([...crowd, ...added]));
        expect(ranges.length).toBeLessThanOrEqual(mostRanges);
        expect(lengthOf(ranges)).toBeGreaterThanOrEqual(lengthOf(crowd));
        for (const [from, to] of ranges) expect(tape.holds(from, to)).toBe(true);
      }),
      { ...runs, numRuns: 30 },
    );
  });
});

/** Sends beats, one every 15 seconds, and answers what is stored after each. */
function send(beats: readonly Partial<Beat>[], length: number, item: ItemState = freshItem): ItemState[] {
  let session: SessionState = freshSession;
  let own = item;
  return beats.map((changes, at) => {
    const now = start + (at + 1) * 15_000;
    ({ session, item: own } = applyBeat(
      session,
      own,
      beatAt(at + 1, now, { rate: 2, activeSeconds: 15, ...changes }),
      facts(now, { maxRate: 100_000 }, length),
    ));
    return own;
  });
}

const sizeOf = ({ covered }: ItemState): number => JSON.stringify(covered).length;

describe('the stored data of an item stays small', () => {
  test('of 240 beats of 500 tiny ranges nothing is stored', () => {
    const beats = Array.from({ length: 240 }, (_, beat) => ({
      segments: Array.from({ length: 500 }, (_none, at): [number, number] => {
        const from = beat * 500 + at;
        return [from / 20, from / 20 + 1e-7];
      }),
    }));
    expect(send(beats, 7200).every(({ covered }) => covered.length === 0)).toBe(true);
  });

  test('of 10 000 ranges with a gap after each as many as possible are stored, and all once the gaps are played', () => {
    const rate = 100_000;
    const beats = Array.from({ length: 20 }, (_, beat) => ({
      rate,
      segments: Array.from({ length: 500 }, (_none, at): [number, number] => {
        const from = (beat * 500 + at) * 2;
        return [from, from + 1];
      }),
    }));
    const states = send([...beats, { rate, segments: [[0, 20_000]] }], 20_000);
    let before = 0;
    for (const state of states) {
      expect(state.covered.length).toBeLessThanOrEqual(mostRanges);
      expect(sizeOf(state)).toBeLessThan(20_000);
      expect(lengthOf(state.covered)).toBeGreaterThanOrEqual(before);
      before = lengthOf(state.covered);
    }
    expect(states.at(-2)?.covered.length).toBe(mostRanges);
    expect(states.at(-1)?.covered).toEqual([[0, 20_000]]);
  });

  test('a film of four hours with nine hundred jumps is counted exactly', () => {
    const beats = Array.from({ length: 900 }, (_, at) => ({
      // Each piece begins away from the end of the others, so that no two can be joined.
      segments: [[((at * 7) % 900) * 16, ((at * 7) % 900) * 16 + 14.5]] satisfies [number, number][],
    }));
    const last = send(beats, 14_400).at(-1);
    expect(last?.covered.length).toBe(900);
    expect(lengthOf(last?.covered ?? [])).toBeCloseTo(900 * 14.5, 6);
  });

  test('what the largest beat reports without getting credit takes no more space than what is stored', () => {
    const { refused } = applyBeat(
      freshSession,
      { ...freshItem, covered: Array.from({ length: mostRanges }, (_, at) => [at * 2, at * 2 + 1]) },
      beatAt(1, start, { segments: Array.from({ length: 500 }, (_, at) => [at * 2, 2000]) }),
      facts(start, {}, 2000),
    );
    for (const { ranges } of refused) expect(ranges.length).toBeLessThanOrEqual(mostRanges + 1);
  });
});
