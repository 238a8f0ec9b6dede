import { describe, expect, it } from 'vitest';
import { drawCover } from './drawings.ts';
import { coverMotifs, coverPlan, type CoverMotif } from './motifs.ts';

const coverArt = (seed: string | number, category: string | number | undefined, motif?: CoverMotif) => {
  const plan = coverPlan(seed, category, motif);
  return { ...plan, ...drawCover(seed, plan.motif) };
};

const motifs = (category: string | undefined) =>
  new Set(Array.from({ length: 40 }, (_, id) => coverArt(id, category).motif)).size;

/** The horizontal position of a circle's centre. */
const middleOf = (d = '') => {
  const [, from, r] = /^M(\S+) \S+a(\S+)/.exec(d) ?? [];
  return Number(from) + Number(r);
};

describe('generated covers', () => {
  it('gives a course the same picture every time, and its neighbour another', () => {
    expect(coverArt(208, 'leadership')).toEqual(coverArt(208, 'leadership'));
    expect(coverArt(208, 'leadership').shapes).not.toEqual(coverArt(209, 'leadership').shapes);
  });

  it('counts numbered categories through the six motifs', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((category) => coverArt(1, category).motif)).toEqual([
      ...coverMotifs,
      'waves',
    ]);
  });

  it('keeps one motif for a category by name, and chooses by the id when there is none', () => {
    expect(motifs('领导力')).toBe(1);
    expect(motifs(undefined)).toBe(6);
  });

  it('stays under 40 nodes and writes only finite numbers, for a thousand courses', () => {
    for (let id = 0; id < 1000; id += 1) {
      const { shapes, hue } = coverArt(id, undefined);
      expect(shapes.length).toBeLessThan(12);
      expect(hue).toBeGreaterThanOrEqual(0);
      expect(hue).toBeLessThan(6);
      expect(shapes.map(({ d }) => d).join('')).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('keeps the point of the picture in view where only a square of it fits', () => {
    const starts = { xMin: 0, xMid: 70, xMax: 140 };
    // Index of the shape of each motif that must stay in view, such as the sun of the waves or the top step.
    const points = { waves: 0, arcs: 0, steps: -1, orbit: 5, bubbles: -1 } as const;
    for (const [motif, at] of Object.entries(points)) {
      for (let id = 0; id < 200; id += 1) {
        const { focus, shapes } = coverArt(
          id,
          undefined,
          coverMotifs.find((each) => each === motif),
        );
        const middle = middleOf(shapes.at(at)?.d);
        expect(middle).toBeGreaterThan(starts[focus]);
        expect(middle).toBeLessThan(starts[focus] + 180);
      }
    }
  });
});
