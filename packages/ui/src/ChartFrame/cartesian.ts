import type { EChartsOption } from 'echarts';
import type { Labels } from '../locales/zh-CN.ts';
import { chartColors, chartPatterns, markOf } from './marks.ts';
import { extremesOf } from './model.ts';
import type { ChartTheme } from './theme.ts';
import type {
  ChartLegendItem,
  ChartReading,
  ChartReference,
  ChartSeries,
  ChartTable,
  SwatchKind,
} from './types.ts';

type FrameWords = Labels['chartFrame'];
export type FormatFigure = (value: number) => string;

/** A series with the look that it keeps while others are put aside. */
export interface MarkedSeries extends ChartSeries {
  mark: number;
}

export const markedSeries = (series: readonly ChartSeries[]): readonly MarkedSeries[] =>
  series.map((one, mark) => ({ ...one, mark }));

export const legendOf = (series: readonly ChartSeries[], kind: SwatchKind): readonly ChartLegendItem[] =>
  series.map(({ key, name }, mark) => ({ key, name, mark, kind }));

export interface Figures {
  categories: readonly string[];
  series: readonly MarkedSeries[];
  format: FormatFigure;
  words: FrameWords;
}

/** Every series at one category, in words. */
export function readingAt(
  { categories, series, format, words }: Figures,
  at: number,
  kind: SwatchKind,
): ChartReading {
  return {
    title: categories[at] ?? '',
    entries: series.map(({ key, name, mark, values }) => {
      const value = values[at] ?? null;
      return { key, name, mark, kind, value: value === null ? words.none : format(value) };
    }),
  };
}

/** Highest and lowest of each series: what an eye takes from the drawing first. */
export function summaryOf(
  { categories, series, format, words }: Figures,
  references: readonly ChartReference[] = [],
): string {
  if (series.length === 0) return words.allHidden;
  const parts = series.flatMap(({ name, values }) => {
    const found = extremesOf(values.slice(0, categories.length));
    if (found === undefined) return [words.reference(name, words.none)];
    const { high, highAt, low, lowAt } = found;
    if (high === low) return [words.constant(name, format(high))];
    return [words.range(name, format(high), categories[highAt] ?? '', format(low), categories[lowAt] ?? '')];
  });
  const lines = references.map(({ name, value }) => words.reference(name, format(value)));
  return words.summary(categories.length, [...parts, ...lines]);
}

/** All series, also those that are put aside. */
export function tableOf({ categories, series, format, words }: Figures, firstHeader: string): ChartTable {
  return {
    headers: [firstHeader, ...series.map(({ name }) => name)],
    rows: categories.map((name, at) => ({
      key: String(at),
      name,
      cells: series.map(({ values }) => {
        const value = values[at] ?? null;
        return { value, text: value === null ? words.none : format(value) };
      }),
    })),
  };
}

export const seriesColor = (theme: ChartTheme, mark: number): string =>
  theme.series[mark % chartColors] ?? theme.ink;

/** The pattern of an area, in the colour of the paper. */
export function decalOf(theme: ChartTheme, mark: number) {
  const { decal } = chartPatterns[markOf(mark).pattern];
  if (decal === 'none') return undefined;
  const { symbol, rotation, symbolSize, dashArrayX, dashArrayY } = {
    rotation: 0,
    symbolSize: 1,
    ...decal,
  };
  return {
    symbol,
    rotation,
    symbolSize,
    color: theme.surface,
    dashArrayX: dashArrayX.map((each) => (typeof each === 'number' ? each : [...each])),
    dashArrayY: [...dashArrayY],
  };
}

export const wordStyle = (theme: ChartTheme) => ({
  color: theme.muted,
  fontFamily: theme.font,
  fontSize: theme.textSize,
});

export const timing = {
  animationDuration: 280,
  animationDurationUpdate: 200,
  animationEasing: 'cubicOut',
} as const;

interface AxesWish {
  categories: readonly string[];
  format: FormatFigure;
  /** Room on both sides of each category, for bars. */
  spaced: boolean;
  /** Categories down the side, for long names. */
  sideways?: boolean;
}

/** Axes of quiet lines: categories along the reading direction, figures at its beginning. */
export function axesOf(
  theme: ChartTheme,
  { categories, format, spaced, sideways = false }: AxesWish,
): EChartsOption {
  const axisLabel = { ...wordStyle(theme), hideOverlap: true, margin: 10 };
  const category = {
    type: 'category' as const,
    data: [...categories],
    boundaryGap: spaced,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: theme.strong } },
    // The whole name is in the line below and in the table.
    axisLabel: {
      ...axisLabel,
      hideOverlap: !sideways,
      width: theme.textSize * 10,
      overflow: 'truncate' as const,
    },
  };
  const value = {
    type: 'value' as const,
    splitNumber: 4,
    axisLine: { show: false },
    axisTick: { show: false },
    splitLine: { lineStyle: theme.line },
    axisLabel: { ...axisLabel, formatter: format },
  };
  const end = theme.rightToLeft ? ('right' as const) : ('left' as const);
  // A marker on the last place of a line needs room of its own.
  const room = spaced ? 2 : theme.textSize;
  const grid = {
    left: theme.rightToLeft ? room : 2,
    right: theme.rightToLeft ? 2 : room,
    top: theme.textSize,
    bottom: 2,
    outerBoundsMode: 'same' as const,
    outerBoundsContain: 'axisLabel' as const,
  };
  return sideways
    ? {
        grid,
        xAxis: { ...value, inverse: theme.rightToLeft },
        yAxis: { ...category, inverse: true, position: end },
      }
    : {
        grid,
        xAxis: { ...category, inverse: theme.rightToLeft },
        yAxis: { ...value, position: end },
      };
}

/** A dashed line across the drawing with its name on it. */
export const referenceLine = (
  theme: ChartTheme,
  { name, value }: ChartReference,
  format: FormatFigure,
  along: 'xAxis' | 'yAxis',
) => ({
  silent: true,
  symbol: 'none' as const,
  animation: false,
  lineStyle: { color: theme.ink, type: [4, 4], width: 1.5 },
  label: {
    ...wordStyle(theme),
    color: theme.ink,
    position: theme.rightToLeft ? ('insideStartTop' as const) : ('insideEndTop' as const),
    formatter: `${name} ${format(value)}`,
    backgroundColor: theme.surface,
    borderRadius: 4,
    padding: [2, 4],
  },
  data: [{ [along]: value }],
});
