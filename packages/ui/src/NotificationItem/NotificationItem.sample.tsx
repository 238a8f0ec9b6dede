import { NotificationKind } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { NotificationItem } from './NotificationItem.tsx';

const now = Date.UTC(2026, 10, 21, 2, 30);

export default {
  render: (root) => (
    <NotificationItem
      {...root}
      kind={NotificationKind.Exam}
      title="季度考试明天开始"
      content="食品安全季度考试将于明天 9:00 开放。"
      time={now - 600_000}
      now={now}
      read={false}
      href="#exam"
      onMarkRead={() => undefined}
    />
  ),
} satisfies Sample;
