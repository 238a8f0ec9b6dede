import { nameOf, type ColorPath } from '@stoa/theme';

/** Colours and settings of the surrounding page that a chart needs. */
export interface ChartTheme {
  /** The values of `chart.c1` to `chart.c6`. In forced colours all six are the same system colour. */
  series: readonly string[];
  surface: string;
  ink: string;
  muted: string;
  /**
   * Decorative grid lines behind the values. They are faint in forced colours too, because there all lines
   * have the same colour.
   */
  line: { color: string; opacity: number };
  /** Colour of the ring around the highlighted point. */
  point: string;
  /** Colour of lines that convey a meaning. */
  strong: string;
  font: string;
  /** Height of the smallest text in pixels, at the person's text size. */
  textSize: number;
  rightToLeft: boolean;
  /** True when motion is reduced by the system or in the portal. */
  still: boolean;
}

const seriesPaths = ['chart.c1', 'chart.c2', 'chart.c3', 'chart.c4', 'chart.c5', 'chart.c6'] as const;

/**
 * Reads the tokens as computed at an element, so that the chart follows a nested theme, the person's colour
 * mode and forced colours.
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
    // The direction is read from the parent, because the chart's own element is always left to right.
    rightToLeft: getComputedStyle(element.parentElement ?? element).direction === 'rtl',
    still:
      matchMedia('(prefers-reduced-motion: reduce)').matches ||
      element.closest('[data-stoa-motion="reduced"]') !== null,
  };
}
