import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insideWindow, livePlace } from './liveEdge.ts';

const window = fc
  .tuple(
    fc.double({ min: 0, max: 1e5, noNaN: true }),
    fc.double({ min: 1, max: 7200, noNaN: true }),
    fc.double({ min: -100, max: 100, noNaN: true }),
  )
  .map(([start, length, beside]) => ({ start, end: start + length, edge: start + length + beside }));
const second = fc.double({ min: 0, max: 1e6, noNaN: true });

describe('the live edge', () => {
  it('"back to live" leads to a second that can be played, and is live there', () => {
    fc.assert(
      fc.property(window, second, (stream, time) => {
        const { target, latency } = livePlace(stream, time);
        expect(target).toBeGreaterThanOrEqual(stream.start);
        expect(target).toBeLessThanOrEqual(stream.end);
        expect(latency).toBeGreaterThanOrEqual(0);
        expect(livePlace(stream, target).atEdge).toBe(true);
      }),
      { seed: 20264 },
    );
  });

  it('shows how far behind, and no longer “live” when that is long', () => {
    const stream = { start: 0, end: 100, edge: 88 };
    expect(livePlace(stream, 88)).toEqual({ latency: 12, atEdge: true, target: 88 });
    expect(livePlace(stream, 40)).toEqual({ latency: 60, atEdge: false, target: 88 });
  });

  it('nobody can seek into the future', () => {
    fc.assert(
      fc.property(window, second, (stream, wish) => {
        const to = insideWindow(stream, wish);
        expect(to >= stream.start && to <= stream.end).toBe(true);
      }),
      { seed: 20265 },
    );
  });
});
