import type { EChartsOption } from 'echarts';
import { seriesColor, timing, wordStyle } from '../ChartFrame/cartesian.ts';
import type { Figures } from '../ChartFrame/figures.ts';
import { shortened } from '../ChartFrame/model.ts';
import { markOf } from '../ChartFrame/marks.ts';
import type { ChartTheme } from '../ChartFrame/theme.ts';

/** Share of the lesser half of its box that the web fills; the rest is for the names around it. */
export const reach = 0.66;

/** Half-widths of a name beside the web. */
const nameLength = 16;

export function radarOption(
  theme: ChartTheme,
  { categories, series }: Figures,
  max: number,
  at: number | undefined,
): EChartsOption {
  // The library walks anticlockwise from the top; clockwise is what readers and the keys expect.
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
            // Washes on top of each other are mud; the first has the ground to itself.
            ...(place === 0 ? { areaStyle: { color, opacity: 0.12 } } : {}),
          },
        ],
      };
    }),
  };
}
