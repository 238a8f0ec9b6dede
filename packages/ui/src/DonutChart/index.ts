export { DonutChart, type DonutChartProps } from './DonutChart.tsx';
export type { DonutPart } from './types.ts';
