import { SignResult } from '@stoa/domain';
import { assert, integer, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isSettled, isWithin, phaseEnd, phaseOf } from './model.ts';

const run = { seed: 20_261 };
const window = { openTime: 100, lateTime: 200, closeTime: 300 };

test('both ends of the time window belong to it, and late begins after its moment', () => {
  const phases = [99, 100, 200, 201, 300, 301].map((now) => phaseOf(window, now));
  expect(phases).toEqual(['upcoming', 'open', 'open', 'late', 'late', 'closed']);
});

test('without a time for being late nobody is late', () => {
  expect(phaseOf({ openTime: 100, closeTime: 300 }, 299)).toBe('open');
});

test('phases only go on as time does, and each lasts until its end', () => {
  const order = ['upcoming', 'open', 'late', 'closed'];
  assert(
    property(
      integer({ min: 0, max: 500 }),
      integer({ min: 0, max: 500 }),
      option(integer({ min: 0, max: 1500 }), { nil: undefined }),
      integer({ min: 0, max: 1500 }),
      integer({ min: 0, max: 500 }),
      (openTime, length, lateTime, now, later) => {
        const any = { openTime, closeTime: openTime + length, lateTime };
        const phase = phaseOf(any, now);
        expect(order.indexOf(phaseOf(any, now + later))).toBeGreaterThanOrEqual(order.indexOf(phase));
        if (phase === 'closed') return;
        const end = phaseEnd(any, phase);
        expect(end).toBeGreaterThanOrEqual(now);
        expect(phaseOf(any, end + 1)).not.toBe(phase);
      },
    ),
    run,
  );
});

test('a position is accepted with its error, up to fifty metres', () => {
  expect(isWithin(200, 0, 200)).toBe(true);
  expect(isWithin(201, 0, 200)).toBe(false);
  expect(isWithin(230, 30, 200)).toBe(true);
  expect(isWithin(251, 4000, 200)).toBe(false);
});

test('a state that is not known yet is no record', () => {
  expect(isSettled(undefined)).toBe(false);
  expect(isSettled({ result: SignResult.None })).toBe(false);
  expect(isSettled({ result: SignResult.Absent })).toBe(true);
});
