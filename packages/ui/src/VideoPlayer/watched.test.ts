import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from './types.ts';
import { lengthOf, union } from '@stoa/domain/kernel';
import { createSegmentTracker } from './watched.ts';

/** Random actions of a person on a video of 600 s. */
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      // Browsers send ticks at any time, so a stretch may end anywhere between two of them.
      ticks: fc.array(fc.integer({ min: 1, max: 260 }), { maxLength: 60 }),
      rest: fc.integer({ min: 0, max: 260 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('seek' as const), to: fc.integer({ min: 0, max: 600_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rate' as const), rate: fc.constantFrom(0.5, 1, 1.5, 2) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('pause' as const, 'take' as const) }) },
);

/** A tracker with a clock of its own, in seconds. */
function tracked() {
  let wall = 0;
  const tracker = createSegmentTracker({ clock: () => wall });
  return {
    tracker,
    wait: (seconds: number) => {
      wall += seconds;
    },
  };
}

describe('played segments', () => {
  it('are exactly what was played, wherever a pause, a seek or another rate divides it', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const { tracker, wait } = tracked();
        const spans: Span[] = [];
        const honest: Span[] = [];
        let at = 0;
        let from = 0;
        let rate = 1;
        let playing = false;
        const advance = (ms: number) => {
          wait(ms / 1000);
          at += (ms / 1000) * rate;
        };
        const cut = () => {
          honest.push([from, at]);
          from = at;
        };
        for (const one of actions) {
          switch (one.do) {
            case 'play':
              playing = true;
              tracker.play(at, rate);
              for (const ms of one.ticks) {
                advance(ms);
                tracker.play(at, rate);
              }
              advance(one.rest);
              break;
            case 'seek':
              // A player reports its position before it jumps.
              tracker.cut(at);
              cut();
              at = one.to / 1000;
              from = at;
              tracker.place(at);
              break;
            case 'rate':
              tracker.cut(at, playing);
              cut();
              rate = one.rate;
              break;
            case 'take':
              tracker.cut(at, playing);
              cut();
              spans.push(...tracker.take());
              break;
            case 'pause':
              tracker.cut(at);
              cut();
              playing = false;
              wait(100);
              break;
            default:
              one satisfies never;
          }
        }
        tracker.cut(at);
        cut();
        spans.push(...tracker.take());
        expect(lengthOf(union(spans))).toBeCloseTo(lengthOf(union(honest)), 6);
        for (const [start, end] of spans) expect(end).toBeGreaterThan(start);
      }),
      { seed: 20261, numRuns: 300 },
    );
  });

  it('begin at the position of the film, not at the first tick', () => {
    const { tracker, wait } = tracked();
    tracker.place(40);
    wait(0.2);
    tracker.play(40.2, 1);
    wait(0.25);
    tracker.cut(40.45);
    expect(tracker.take()).toEqual([[40, 40.45]]);
  });

  it('never contain a jump of the slider', () => {
    const { tracker, wait } = tracked();
    tracker.play(0, 1);
    wait(1);
    tracker.play(1, 1);
    wait(0.2);
    tracker.play(500, 1);
    wait(1);
    tracker.cut(501);
    expect(tracker.take()).toEqual([
      [0, 1],
      [500, 501],
    ]);
  });

  it('never grow faster than the clock, whatever rate a script sets', () => {
    const { tracker, wait } = tracked();
    tracker.play(0, 1);
    for (let t = 16; t <= 160; t += 16) {
      wait(1);
      tracker.play(t, 1);
    }
    tracker.cut(160);
    expect(lengthOf(union(tracker.take()))).toBeLessThan(1);
  });

  it('are passed on once, each up to the moment of the request', () => {
    const { tracker, wait } = tracked();
    const spans: Span[] = [];
    for (let t = 0; t <= 12; t += 0.25) {
      tracker.play(t, 1);
      if (t % 5 === 4) {
        tracker.cut(t, true);
        spans.push(...tracker.take());
      }
      wait(0.25);
    }
    expect(spans).toEqual([
      [0, 4],
      [4, 9],
    ]);
    tracker.cut(12.25);
    expect(tracker.take()).toEqual([[9, 12.25]]);
    expect(tracker.take()).toEqual([]);
  });
});
