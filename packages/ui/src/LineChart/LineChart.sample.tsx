import type { Sample } from '../test/minimalProps.tsx';
import { LineChart } from './LineChart.tsx';
import { hours, months } from '../ChartFrame/fixtures.ts';

export default {
  render: (root) => <LineChart {...root} title="学习时长趋势" categories={months} series={hours} />,
} satisfies Sample;
