import type { Sample } from '../test/minimalProps.tsx';
import { hours, months } from '../ChartFrame/fixtures.ts';
import { BarChart } from './BarChart.tsx';

export default {
  render: (root) => <BarChart {...root} title="每月学习时长" categories={months} series={hours} />,
} satisfies Sample;
