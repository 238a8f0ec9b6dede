export { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
export { chartKeys, type ChartMove } from './model.ts';
export {
  chartStates,
  chartViews,
  type ChartLegendItem,
  type ChartReference,
  type ChartSeries,
  type ChartState,
  type ChartTable,
  type ChartView,
  type SwatchKind,
} from './types.ts';
