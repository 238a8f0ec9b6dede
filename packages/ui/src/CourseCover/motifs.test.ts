import { describe, expect, it } from 'vitest';
import { coverArt, coverMotifs } from './motifs.ts';

const motifs = (category: string | undefined) =>
  new Set(Array.from({ length: 40 }, (_, id) => coverArt(id, category).motif)).size;

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
});
