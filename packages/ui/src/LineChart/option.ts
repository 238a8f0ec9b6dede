import type { EChartsOption } from 'echarts';
import { axesOf, referenceLine, seriesColor, timing, wordStyle } from '../ChartFrame/cartesian.ts';
import type { Figures } from '../ChartFrame/figures.ts';
import { markOf } from '../ChartFrame/marks.ts';
import type { ChartTheme } from '../ChartFrame/theme.ts';
import type { ChartReference } from '../ChartFrame/types.ts';

/** From this number of points on, only the highlighted point has a marker. */
export const crowded = 16;

export function lineOption(
  theme: ChartTheme,
  { categories, series, format }: Figures,
  area: boolean,
  reference: ChartReference | undefined,
): EChartsOption {
  return {
    ...timing,
    ...axesOf(theme, { categories, format, spaced: false }),
    textStyle: wordStyle(theme),
    series: series.map(({ key, name, values, mark }, at) => {
      const color = seriesColor(theme, mark);
      const { dash, symbol } = markOf(mark);
      return {
        id: key,
        name,
        type: 'line' as const,
        data: [...values],
        symbol,
        symbolSize: 8,
        showSymbol: categories.length < crowded,
        // The lines are not clipped, so that a marker at the edge of the chart is drawn whole.
        clip: false,
        lineStyle: { color, width: 2, ...(dash.length > 0 ? { type: [...dash] } : {}) },
        itemStyle: { color, borderColor: theme.surface, borderWidth: 1.5 },
        ...(area ? { areaStyle: { color, opacity: 0.12 } } : {}),
        emphasis: {
          scale: 1.75,
          lineStyle: { color, width: 2 },
          itemStyle: { color, borderColor: theme.point, borderWidth: 2 },
          ...(area ? { areaStyle: { color, opacity: 0.12 } } : {}),
        },
        ...(at === 0 && reference !== undefined
          ? { markLine: referenceLine(theme, reference, format, 'yAxis') }
          : {}),
      };
    }),
  };
}
