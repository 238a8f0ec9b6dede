/**
 * What distinguishes series besides colour: dash and marker of a line, pattern of an area. `paths` draw the
 * pattern in a swatch of 16 × 16.
 */
export const chartPatterns = {
  plain: { decal: 'none', paths: '' },
  diagonal: {
    decal: { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1.5, 6], rotation: -Math.PI / 4 },
    paths: 'M-2 8 8-2M-2 17 17-2M7 18 18 7',
  },
  dots: {
    decal: {
      symbol: 'circle',
      dashArrayX: [
        [6, 6],
        [0, 6, 6, 0],
      ],
      dashArrayY: [6, 0],
      symbolSize: 0.45,
    },
    paths: 'M4 4h.01M12 4h.01M8 8h.01M4 12h.01M12 12h.01',
  },
  stripes: {
    decal: { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1.5, 5] },
    paths: 'M0 3h16M0 8h16M0 13h16',
  },
  backslash: {
    decal: { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [3, 4], rotation: Math.PI / 4 },
    paths: 'M8-2 18 8M2-1 17 14M-2 3 13 18M-2 9 7 18',
  },
  bars: {
    decal: { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1.5, 5], rotation: Math.PI / 2 },
    paths: 'M3 0v16M8 0v16M13 0v16',
  },
} as const;
export type ChartPattern = keyof typeof chartPatterns;

export interface ChartMark {
  /** Index among the chart colours of the theme, from 0. */
  color: number;
  /** Lengths of strokes and gaps; empty for a solid line. */
  dash: readonly number[];
  symbol: 'circle' | 'rect' | 'triangle' | 'diamond';
  pattern: ChartPattern;
}

const dashes = [[], [7, 4], [2, 3], [10, 3, 2, 3], [14, 4], [5, 2, 1, 2, 1, 2]] as const;
const symbols = ['circle', 'rect', 'triangle', 'diamond'] as const;
const patterns = ['plain', 'diagonal', 'dots', 'stripes', 'backslash', 'bars'] as const;

/** Number of chart colours in the theme: `chart.c1` to `chart.c6`. */
export const chartColors = 6;

/**
 * The look of series number `index`. From the seventh series on, the colours repeat with a different pattern
 * and dash.
 */
export function markOf(index: number): ChartMark {
  const round = Math.floor(index / chartColors);
  const turned = (index + round) % chartColors;
  return {
    color: index % chartColors,
    dash: dashes[turned] ?? [],
    symbol: symbols[(index + round) % symbols.length] ?? 'circle',
    pattern: patterns[turned] ?? 'plain',
  };
}
