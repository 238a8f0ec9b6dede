import '@stoa/theme/styles.css';
import { TaskItemKind } from '@stoa/domain';
import { cleanup, render, screen } from '../test/render.tsx';
import { afterEach, expect, test } from 'vitest';
import { TaskItem } from './TaskItem.tsx';

const now = Date.UTC(2026, 10, 20, 4);
const hour = 3_600_000;
afterEach(cleanup);

test.each([
  [-75, '逾期 3 天', 'danger'],
  [-5, '逾期 5 小时', 'danger'],
  [-0.2, '逾期 1 小时', 'danger'],
  [7, '还剩 7 小时', 'warning'],
  [50, '还剩 2 天', 'warning'],
  [126, /^11 月 2[56] 日 \d\d:00$/, 'neutral'],
  [24 * 60, /^2027 年 1 月 (?:19|20) 日$/, 'neutral'],
])('due in %d hours shows “%s” in words and colour', (hours, words, tone) => {
  render(
    <TaskItem
      title="课后测试"
      href="#exam"
      kind={TaskItemKind.Exam}
      dueTime={now + hours * hour}
      now={now}
    />,
  );
  expect(screen.getByText(words).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
  expect(screen.getByRole('img', { name: '考试' })).toBeDefined();
});

test('shows a title of two lines whole on a phone, in a row as high as any other', () => {
  const { container } = render(
    <div style={{ inlineSize: 246 }}>
      <TaskItem
        title="Checkout and Loss Prevention"
        href="#course"
        parentTitle="30-day Onboarding"
        kind={TaskItemKind.Course}
        dueTime={now + 300 * hour}
        now={now}
      />
    </div>,
  );
  const title = container.querySelector('[title="Checkout and Loss Prevention"]');
  if (title === null) throw new Error('no title');
  // Heights are rounded one by one.
  expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  expect(container.querySelector('[data-component="TaskItem"]')?.getBoundingClientRect().height).toBe(64);
});

test('keeps the date clear of a long title above it on a phone', () => {
  const { container } = render(
    <div style={{ inlineSize: 300 }}>
      <TaskItem
        title="合规与柜面服务 · 上岗资格考试"
        href="#exam"
        kind={TaskItemKind.Exam}
        dueTime={now + 50 * hour}
        now={now}
      />
    </div>,
  );
  const title = container.querySelector('[title]')?.getBoundingClientRect();
  const date = screen.getByText('还剩 2 天').closest('[data-tone]')?.getBoundingClientRect();
  expect((date?.top ?? 0) - (title?.bottom ?? 0)).toBeGreaterThanOrEqual(3);
});
