import type { EChartsOption } from 'echarts';
import type { FormatFigure } from './figures.ts';
import { chartColors, chartPatterns, markOf } from './marks.ts';
import type { ChartTheme } from './theme.ts';
import type { ChartReference } from './types.ts';

export const seriesColor = (theme: ChartTheme, mark: number): string =>
  theme.series[mark % chartColors] ?? theme.ink;

/** The pattern of an area, drawn in the colour of the surface. */
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
  /** Leaves space on both sides of each category, for bars. */
  spaced: boolean;
  /** Puts the categories down the side, for long names. */
  sideways?: boolean;
}

/** Axes with light lines: categories in the reading direction, values at the start. */
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
    // Names are cut here, because the line below the chart and the table show them in full.
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
  // Without this space the marker on the last point of a line would be cut off.
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

/** A dashed line across the chart with its name and value. */
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
