import type { EChartsOption } from 'echarts';
import type { ChartTheme } from './theme.ts';

/**
 * Builds the options of the charting library from the present colours and sizes. `at` is the index of the point
 * that is highlighted.
 */
export type BuildOption = (theme: ChartTheme, at: number | undefined) => EChartsOption;

/**
 * Returns the index of the point at a position, which is measured from the upper left corner of the drawing.
 */
export type HitTest = (
  place: { x: number; y: number },
  box: { width: number; height: number },
) => number | undefined;
