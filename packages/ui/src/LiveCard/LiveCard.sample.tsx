import { LiveStatus } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { LiveCard } from './LiveCard.tsx';

const startTime = new Date(2026, 10, 21, 14, 0).getTime();

export default {
  render: (root) => (
    <LiveCard
      {...root}
      title="冬季新品卖点速讲"
      href="#live"
      seed={601}
      status={LiveStatus.Upcoming}
      startTime={startTime}
      endTime={startTime + 5_400_000}
      now={startTime - 3_600_000}
      subscribed={false}
      onSubscribedChange={() => undefined}
    />
  ),
} satisfies Sample;
