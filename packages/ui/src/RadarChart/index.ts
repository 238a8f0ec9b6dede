export { RadarChart, type RadarChartProps } from './RadarChart.tsx';
