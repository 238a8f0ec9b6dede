import type { EChartsOption } from 'echarts';
import { axesOf, decalOf, referenceLine, seriesColor, timing, wordStyle } from '../ChartFrame/cartesian.ts';
import type { Figures } from '../ChartFrame/figures.ts';
import type { ChartTheme } from '../ChartFrame/theme.ts';
import type { ChartReference } from '../ChartFrame/types.ts';

export interface BarLook {
  stacked: boolean;
  sideways: boolean;
  reference: ChartReference | undefined;
}

/** Corner radii of a bar: rounded at its end, square at the axis. */
const corners = (sideways: boolean, rightToLeft: boolean): [number, number, number, number] => {
  if (!sideways) return [4, 4, 0, 0];
  return rightToLeft ? [4, 0, 0, 4] : [0, 4, 4, 0];
};

export function barOption(
  theme: ChartTheme,
  { categories, series, format }: Figures,
  { stacked, sideways, reference }: BarLook,
): EChartsOption {
  return {
    ...timing,
    ...axesOf(theme, { categories, format, spaced: true, sideways }),
    textStyle: wordStyle(theme),
    series: series.map(({ key, name, values, mark }, at) => {
      const color = seriesColor(theme, mark);
      // When there are values below zero, bars end on both sides of the axis, so no corner is rounded.
      const flat = values.some((value) => value !== null && value < 0);
      const decal = decalOf(theme, mark);
      const itemStyle = {
        color,
        borderRadius: flat || (stacked && at < series.length - 1) ? 0 : corners(sideways, theme.rightToLeft),
        // Stacked parts get a border in the surface's colour, because forced colours paint all parts alike.
        // Other bars get a border in their own colour, because a pattern would otherwise fray their edge.
        borderColor: stacked ? theme.surface : color,
        borderWidth: 1,
        ...(decal && { decal }),
      };
      return {
        id: key,
        name,
        type: 'bar' as const,
        data: [...values],
        barMaxWidth: 28,
        barCategoryGap: '36%',
        barGap: '12%',
        ...(stacked ? { stack: 'all' } : {}),
        itemStyle,
        emphasis: { itemStyle: { ...itemStyle, borderColor: theme.point, borderWidth: 2 } },
        ...(at === 0 && reference !== undefined
          ? { markLine: referenceLine(theme, reference, format, sideways ? 'xAxis' : 'yAxis') }
          : {}),
      };
    }),
  };
}
