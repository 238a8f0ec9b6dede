import { nameOf, type ColorPath } from '@stoa/theme';

/** What a drawing needs to know of the page around it. */
export interface ChartTheme {
  /** `chart.c1` to `chart.c6`, or the person's own colour six times. */
  series: readonly string[];
  surface: string;
  ink: string;
  muted: string;
  /** Decorative lines behind the figures. */
  line: string;
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
  return {
    series: seriesPaths.map(color),
    surface: color('surface.raised'),
    ink: color('ink.base'),
    muted: color('ink.muted'),
    line: color('line.soft'),
    strong: color('line.strong'),
    font: computed.fontFamily,
    textSize: Number.parseFloat(computed.fontSize),
    rightToLeft: computed.direction === 'rtl',
    still:
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      element.closest('[data-stoa-motion="reduced"]') !== null,
  };
}
