import type { EChartsOption } from 'echarts';
import { seriesColor, timing, wordStyle } from '../ChartFrame/cartesian.ts';
import type { Figures } from '../ChartFrame/figures.ts';
import { shortened } from '../ChartFrame/model.ts';
import { markOf } from '../ChartFrame/marks.ts';
import type { ChartTheme } from '../ChartFrame/theme.ts';

/** Radius of the web as a share of half the smaller side of its box. The rest is for the names around it. */
export const reach = 0.66;

/** Greatest length of a name beside the web, in half-widths. */
const nameLength = 16;

export function radarOption(
  theme: ChartTheme,
  { categories, series }: Figures,
  max: number,
  at: number | undefined,
): EChartsOption {
  // The library places skills anticlockwise from the top. They are reversed, because readers and keys expect
  // them clockwise.
  const order = theme.rightToLeft
    ? [...categories.keys()]
    : [0, ...[...categories.keys()].slice(1).reverse()];
  return {
    ...timing,
    textStyle: wordStyle(theme),
    radar: {
      indicator: order.map((at) => ({ name: categories[at] ?? '', max })),
      radius: `${reach * 100}%`,
      splitNumber: 4,
      axisNameGap: 8,
      axisName: {
        ...wordStyle(theme),
        formatter: (name = '') => {
          const short = shortened(name, nameLength);
          return name === categories[at ?? -1] ? `{spoken|${short}}` : short;
        },
        rich: { spoken: { ...wordStyle(theme), color: theme.point, fontWeight: 600 } },
      },
      splitArea: { show: false },
      splitLine: { lineStyle: theme.line },
      axisLine: { lineStyle: theme.line },
    },
    series: series.map(({ key, name, values, mark }, place) => {
      const color = seriesColor(theme, mark);
      const { dash, symbol } = markOf(mark);
      return {
        id: key,
        type: 'radar' as const,
        data: [
          {
            name,
            value: order.map((at) => values[at] ?? 0),
            symbol,
            symbolSize: 7,
            lineStyle: { color, width: 2, ...(dash.length > 0 ? { type: [...dash] } : {}) },
            itemStyle: { color, borderColor: theme.surface, borderWidth: 1 },
            // Only the first series is filled, because overlapping fills cannot be distinguished.
            ...(place === 0 ? { areaStyle: { color, opacity: 0.12 } } : {}),
          },
        ],
      };
    }),
  };
}
