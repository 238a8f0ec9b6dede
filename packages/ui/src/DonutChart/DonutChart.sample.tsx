import type { Sample } from '../test/minimalProps.tsx';
import { DonutChart } from './DonutChart.tsx';

const parts = [
  { key: 'required', name: '必修', value: 18 },
  { key: 'elective', name: '选修', value: 12 },
];

export default {
  render: (root) => <DonutChart {...root} title="学分构成" parts={parts} />,
} satisfies Sample;
