import { SeekPolicy } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedSeek, allowedStep, startPosition } from './seekPolicy.ts';

describe('seek policy', () => {
  const rules = { policy: SeekPolicy.NoForward, completed: false, furthest: 40 } as const;

  it('lets a person go back but not past the furthest second watched', () => {
    expect(allowedSeek(rules, 30, 10)).toEqual({ to: 10 });
    expect(allowedSeek(rules, 30, 39)).toEqual({ to: 39 });
    expect(allowedSeek(rules, 30, 300)).toEqual({ to: 40, blocked: 'forward' });
  });

  it('keeps the position when seeking is off, in both directions', () => {
    const noSeek = { ...rules, policy: SeekPolicy.NoSeek };
    expect(allowedSeek(noSeek, 30, 300)).toEqual({ to: 30, blocked: 'seek' });
    expect(allowedSeek(noSeek, 30, 0)).toEqual({ to: 30, blocked: 'seek' });
  });

  it('lifts every limit once the item is completed', () => {
    expect(allowedSeek({ ...rules, completed: true }, 30, 300)).toEqual({ to: 300 });
  });

  it('never lets any sequence of seeks pass the furthest second', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 600, noNaN: true })), (wishes) => {
        let at = 0;
        for (const wish of wishes) at = allowedSeek(rules, at, wish).to;
        expect(at).toBeLessThanOrEqual(40.5);
      }),
      { seed: 20263 },
    );
  });

  it('shortens a step that goes too far, and announces the refusal of a step that gains nothing', () => {
    expect(allowedStep(rules, 35, 45)).toBe(40);
    expect(allowedStep(rules, 40, 50)).toBe(50);
    expect(allowedStep(rules, 35, 25)).toBe(25);
  });

  it('resumes where it was left, at most at the furthest second, and from the start when it was nearly over', () => {
    expect(startPosition(rules, 35, 600)).toBe(35);
    expect(startPosition(rules, 500, 600)).toBe(40);
    expect(startPosition({ ...rules, completed: true }, 595, 600)).toBe(0);
    expect(startPosition(rules, Number.NaN, 600)).toBe(0);
  });
});
