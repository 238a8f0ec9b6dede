import type { Sample } from '../test/minimalProps.tsx';
import { CalendarHeatmap } from './CalendarHeatmap.tsx';
import { year } from './fixtures.ts';

export default {
  render: (root) => (
    <CalendarHeatmap
      {...root}
      title="学习热力图"
      from="2026-10-01"
      to="2026-12-31"
      days={year}
      valueName="学习时长"
    />
  ),
} satisfies Sample;
