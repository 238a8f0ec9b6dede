import type { Sample } from '../test/minimalProps.tsx';
import { RadarChart } from './RadarChart.tsx';

const skills = ['门店运营', '团队带教', '食品安全'];
const series = [{ key: 'mine', name: '我的水平', values: [86, 62, 94] }];

export default {
  render: (root) => <RadarChart {...root} title="岗位能力" categories={skills} series={series} />,
} satisfies Sample;
