import type { Sample } from '../test/minimalProps.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { smallTable } from './fixtures.ts';

export default {
  render: (root) => (
    <ChartFrame {...root} title="学习时长趋势" table={smallTable}>
      图
    </ChartFrame>
  ),
} satisfies Sample;
