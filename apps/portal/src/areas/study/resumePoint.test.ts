import { SeekPolicy } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resumePosition, withView, type ResumeFacts } from './resumePoint.ts';

const facts: ResumeFacts = {
  server: { position: 100, updatedTime: 1_000_000 },
  local: undefined,
  skew: 0,
  seekPolicy: SeekPolicy.Free,
  maxPosition: 120,
  completed: false,
  duration: 300,
  wish: undefined,
};
const on = (position: number, updatedTime: number) => ({ position, updatedTime });

describe('a film continues', () => {
  test('at the last position that the server knows', () => expect(resumePosition(facts)).toBe(100));
  test('at the position of this device, if that is later and elsewhere', () =>
    expect(resumePosition({ ...facts, local: on(150, 1_000_001) })).toBe(150));
  test('at the server’s position, if the device differs by no more than five seconds', () =>
    expect(resumePosition({ ...facts, local: on(105, 1_000_001) })).toBe(100));
  test('at the server’s position, if the device’s is older, even with a clock that runs ahead', () => {
    expect(resumePosition({ ...facts, local: on(150, 999_999) })).toBe(100);
    expect(resumePosition({ ...facts, local: on(150, 1_060_000), skew: -60_001 })).toBe(100);
  });
  test('at the second of the address, when seeking is allowed', () => {
    expect(resumePosition({ ...facts, wish: 250 })).toBe(250);
    expect(resumePosition({ ...facts, wish: 250, seekPolicy: SeekPolicy.NoForward })).toBe(100);
    expect(resumePosition({ ...facts, wish: 110, seekPolicy: SeekPolicy.NoForward })).toBe(110);
    expect(resumePosition({ ...facts, wish: 999 })).toBe(100);
  });
  test('from the start, if it was finished or almost nothing is left', () => {
    expect(resumePosition({ ...facts, completed: true })).toBe(0);
    expect(resumePosition({ ...facts, server: on(291, 1) })).toBe(0);
    expect(resumePosition({ ...facts, server: on(290, 1) })).toBe(290);
  });
  test('never beyond the furthest second watched, if skipping forward is not allowed', () => {
    fc.assert(
      fc.property(
        fc.nat(400),
        fc.nat(400),
        fc.nat(300),
        fc.option(fc.nat(400), { nil: undefined }),
        fc.constantFrom(SeekPolicy.NoForward, SeekPolicy.NoSeek),
        (there, here, maxPosition, wish, seekPolicy) => {
          const position = resumePosition({
            ...facts,
            server: on(there, 1),
            local: on(here, 2),
            maxPosition,
            wish,
            seekPolicy,
          });
          expect(position).toBeLessThanOrEqual(maxPosition);
        },
      ),
      { seed: 20_261, numRuns: 500 },
    );
  });
});

test('this device remembers the positions of the newest 200 lessons', () => {
  let views = {};
  for (let id = 1; id <= 250; id += 1) views = withView(views, id, on(1, id));
  expect(Object.keys(views)).toHaveLength(200);
  expect(views).toHaveProperty('250');
  expect(views).not.toHaveProperty('50');
});
