import { Definition, SeekPolicy } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedRate,
  allowedSeek,
  createSegmentTracker,
  definitionsOf,
  formatClock,
  lengthOf,
  sourceFor,
  startPosition,
  unionOf,
} from './model.ts';
import type { Span } from './types.ts';

/** What a person does to a film of 600 s, in order. */
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('play' as const), seconds: fc.integer({ min: 1, max: 400 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('seek' as const), to: fc.integer({ min: 0, max: 600 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rate' as const), rate: fc.constantFrom(0.5, 1, 1.5, 2) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pause' as const) }) },
);

const duration = 600;
const step = 0.25;

describe('played segments (reliability P-01)', () => {
  it('covers exactly the seconds that were played, whatever was seeked, repeated or sped up', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const spans: Span[] = [];
        const tracker = createSegmentTracker((span) => spans.push(span));
        // The honest record: quarter seconds that passed under the playhead.
        const seen = new Set<number>();
        let at = 0;
        let wall = 0;
        let rate = 1;
        tracker.play(at, wall, rate);
        for (const one of actions) {
          if (one.do === 'play') {
            tracker.play(at, wall, rate);
            for (let i = 0; i < one.seconds && at + step * rate <= duration; i += 1) {
              for (let q = 0; q < rate * 2; q += 1) seen.add(at * 8 + q);
              at += step * rate;
              wall += step;
              tracker.play(at, wall, rate);
            }
          } else if (one.do === 'seek') {
            tracker.cut();
            at = one.to;
          } else if (one.do === 'rate') {
            tracker.cut(at);
            rate = one.rate;
          } else {
            tracker.cut(at);
            wall += 100;
          }
        }
        tracker.cut(at);
        expect(lengthOf(spans)).toBeCloseTo(seen.size / 8, 6);
        for (const [from, to] of spans) expect(to).toBeGreaterThan(from);
      }),
      { seed: 20261, numRuns: 300 },
    );
  });

  it('never credits a jump that the slider made', () => {
    const spans: Span[] = [];
    const tracker = createSegmentTracker((span) => spans.push(span));
    tracker.play(0, 0, 1);
    tracker.play(1, 1, 1);
    tracker.play(500, 1.2, 1);
    tracker.play(501, 2.2, 1);
    tracker.cut(501);
    expect(spans).toEqual([
      [0, 1],
      [500, 501],
    ]);
  });

  it('hands over what is played at least every five seconds, so that a killed tab loses no more', () => {
    const spans: Span[] = [];
    const tracker = createSegmentTracker((span) => spans.push(span));
    for (let t = 0; t <= 12; t += 0.25) tracker.play(t, t, 1);
    expect(spans).toEqual([
      [0, 5],
      [5, 10],
    ]);
  });

  it('union is ordered, disjoint and as long as its parts seen once', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const union = unionOf(spans);
        union.slice(1).forEach(([from], i) => expect(from).toBeGreaterThan(union[i]?.[1] ?? Infinity));
        const seconds = Array.from({ length: 100 }, (_, s) => s).filter((s) =>
          spans.some(([from, to]) => from <= s && s < to),
        );
        expect(lengthOf(spans)).toBe(seconds.length);
      }),
      { seed: 20262, numRuns: 300 },
    );
  });
});

describe('seek policy', () => {
  const rules = { policy: SeekPolicy.NoForward, completed: false, furthest: 40 } as const;

  it('lets a person go back but not past the furthest second watched', () => {
    expect(allowedSeek(rules, 30, 10)).toEqual({ to: 10 });
    expect(allowedSeek(rules, 30, 39)).toEqual({ to: 39 });
    expect(allowedSeek(rules, 30, 300)).toEqual({ to: 40, blocked: 'forward' });
  });

  it('keeps the place when seeking is off, in both directions', () => {
    const noSeek = { ...rules, policy: SeekPolicy.NoSeek };
    expect(allowedSeek(noSeek, 30, 300)).toEqual({ to: 30, blocked: 'seek' });
    expect(allowedSeek(noSeek, 30, 0)).toEqual({ to: 30, blocked: 'seek' });
  });

  it('lifts every limit once the item is completed', () => {
    expect(allowedSeek({ ...rules, completed: true }, 30, 300)).toEqual({ to: 300 });
  });

  it('never lets any sequence of wishes pass the furthest second', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 600, noNaN: true })), (wishes) => {
        let at = 0;
        for (const wish of wishes) at = allowedSeek(rules, at, wish).to;
        expect(at).toBeLessThanOrEqual(40.5);
      }),
      { seed: 20263 },
    );
  });

  it('resumes where it was left, at most at the furthest second, and from the start when it was nearly over', () => {
    expect(startPosition(rules, 35, 600)).toBe(35);
    expect(startPosition(rules, 500, 600)).toBe(40);
    expect(startPosition({ ...rules, completed: true }, 595, 600)).toBe(0);
    expect(startPosition(rules, Number.NaN, 600)).toBe(0);
  });
});

describe('rate and quality', () => {
  it('clamps the remembered rate to what the item allows', () => {
    expect(allowedRate(2, 1.5, false)).toBe(1.5);
    expect(allowedRate(2, 1.5, true)).toBe(2);
    expect(allowedRate(16, 2, false)).toBe(2);
  });

  it('offers the qualities of the manifest when the item names none, and no choice when there is one', () => {
    const auto = { definition: Definition.Auto, type: 'hls', url: '/a.m3u8' } as const;
    expect(definitionsOf([auto], [240, 360, 720])).toEqual(['AUTO', 'LD', 'SD', 'HD']);
    expect(definitionsOf([{ ...auto, type: 'mp4' }], [])).toEqual([]);
  });

  it('opens the manifest that holds all renditions before a single one', () => {
    const auto = { definition: Definition.Auto, type: 'hls', url: '/a.m3u8' } as const;
    const high = { definition: Definition.Hd, type: 'hls', url: '/hd.m3u8' } as const;
    expect(sourceFor([high, auto], Definition.Hd)).toBe(auto);
    expect(sourceFor([high], Definition.Ld)).toBe(high);
  });

  it('shows hours only when there are any', () => {
    expect([formatClock(754.9), formatClock(3725), formatClock(Number.NaN)]).toEqual([
      '12:34',
      '1:02:05',
      '00:00',
    ]);
  });
});
