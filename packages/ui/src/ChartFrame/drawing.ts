import type { EChartsOption } from 'echarts';
import type { ChartTheme } from './theme.ts';

/** Makes the drawing out of the colours and sizes that hold now. */
export type BuildOption = (theme: ChartTheme, at: number | undefined) => EChartsOption;

/** Which point lies under a place in the drawing, both measured from its upper left. */
export type HitTest = (
  place: { x: number; y: number },
  box: { width: number; height: number },
) => number | undefined;
