export { CalendarHeatmap, type CalendarHeatmapProps } from './CalendarHeatmap.tsx';
export { heatmapKeys, type HeatDay, type HeatmapMove } from './model.ts';
