import type { EChartsOption } from 'echarts';
import { decalOf, seriesColor, timing } from '../ChartFrame/cartesian.ts';
import type { ChartTheme } from '../ChartFrame/theme.ts';
import type { MarkedPart } from './types.ts';

/** Radii of the ring, as shares of half the smaller side of its box. */
export const ring = { inner: 0.62, outer: 0.94 } as const;

export function donutOption(theme: ChartTheme, name: string, parts: readonly MarkedPart[]): EChartsOption {
  return {
    ...timing,
    series: [
      {
        name,
        type: 'pie',
        radius: [`${ring.inner * 100}%`, `${ring.outer * 100}%`],
        clockwise: !theme.rightToLeft,
        // Small parts get at least two degrees, so that they can be seen. This is off when a part is 0,
        // because that part would be drawn as well.
        minAngle: parts.every(({ value }) => value > 0) ? 2 : 0,
        // When there are no values, the ring is empty.
        emptyCircleStyle: { color: theme.line.color, opacity: theme.line.opacity },
        label: { show: false },
        labelLine: { show: false },
        data: (parts.some(({ value }) => value > 0) ? parts : []).map(({ key, name, value, mark }) => {
          const decal = decalOf(theme, mark);
          const itemStyle = {
            color: seriesColor(theme, mark),
            borderColor: theme.surface,
            borderWidth: 2,
            borderRadius: 3,
            ...(decal && { decal }),
          };
          return {
            id: key,
            name,
            value: Math.max(0, value),
            itemStyle,
            emphasis: { scaleSize: 4, itemStyle: { ...itemStyle, borderColor: theme.point } },
          };
        }),
      },
    ],
  };
}
