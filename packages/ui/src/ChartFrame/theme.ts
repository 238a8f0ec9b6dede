import { nameOf, type ColorPath } from '@stoa/theme';

/** What a drawing needs to know of the page around it. */
export interface ChartTheme {
  /** `chart.c1` to `chart.c6`, or the person's own colour six times. */
  series: readonly string[];
  surface: string;
  ink: string;
  muted: string;
  /** Decorative lines behind the figures, faint also where a forced scheme has one colour for all. */
  line: { color: string; opacity: number };
  /** Around the point that is spoken of. */
  point: string;
  /** Edges that carry meaning. */
  strong: string;
  font: string;
  /** Pixels of the smallest text at the person's text size. */
  textSize: number;
  rightToLeft: boolean;
  /** No movement, by the system or by the portal. */
  still: boolean;
}

const seriesPaths = ['chart.c1', 'chart.c2', 'chart.c3', 'chart.c4', 'chart.c5', 'chart.c6'] as const;

/**
 * The tokens as they hold at an element, so that a nested theme, a scheme of the person and the system's own colours
 * are what the drawing wears.
 */
export function readTheme(element: Element): ChartTheme {
  const computed = getComputedStyle(element);
  const color = (path: ColorPath) => computed.getPropertyValue(nameOf(path)).trim();
  const forced = matchMedia('(forced-colors: active)').matches;
  return {
    series: seriesPaths.map(color),
    surface: color('surface.raised'),
    ink: color('ink.base'),
    muted: color('ink.muted'),
    line: { color: color('line.soft'), opacity: forced ? 0.3 : 1 },
    point: color(forced ? 'accent.indicator' : 'ink.base'),
    strong: color('line.strong'),
    font: computed.fontFamily,
    textSize: Number.parseFloat(computed.fontSize),
    // Of the place around: the drawing's own element is always left to right.
    rightToLeft: getComputedStyle(element.parentElement ?? element).direction === 'rtl',
    still:
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      element.closest('[data-stoa-motion="reduced"]') !== null,
  };
}
