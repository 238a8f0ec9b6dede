import { CornerPosition, LiveStatus } from '@stoa/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { announce } from '../LiveRegion/announce.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { LiveCard, type LiveCardProps } from './LiveCard.tsx';

const start = new Date(2026, 10, 21, 14, 0).getTime();
const base: LiveCardProps = {
  title: '冬季新品速讲',
  href: '#live',
  seed: 1,
  status: LiveStatus.Upcoming,
  startTime: start,
  endTime: start + 5_400_000,
  now: start - 45 * 60_000,
  subscriberCount: 328,
  viewerCount: 12_345,
};
const show = (more: Partial<LiveCardProps> = {}) => render(<LiveCard {...base} {...more} />);
const withRegion = (subscribed: boolean) => (
  <>
    <LiveCard {...base} subscribed={subscribed} onSubscribedChange={() => undefined} />
    <LiveRegion />
  </>
);
const words = () => screen.getByRole('article').textContent;

afterEach(() => {
  cleanup();
  // Clears the last announcement, which is kept outside of the rendered page.
  announce('');
});

test('says when it starts, in short and exactly, with the whole time in a tooltip', () => {
  show({ lecturerNames: ['苏映雪', '韩知远'] });
  for (const word of ['未开始', '45 分钟后开始', '14:00–15:30', '苏映雪、韩知远', '328 人已预约']) {
    expect(words()).toContain(word);
  }
  const time = screen.getByText('14:00–15:30');
  expect(time.getAttribute('datetime')).toBe(new Date(start).toISOString());
  expect(time.title).toContain('2026年11月21日');
});

test('shows its state in words, not only by its colour', () => {
  const { rerender } = show({ status: LiveStatus.Live, now: start + 65 * 60_000 });
  expect(words()).toContain('直播中');
  expect(words()).toContain('已播 1 小时 5 分钟');
  expect(words()).toContain('1.2万人在看');
  rerender(<LiveCard {...base} status={LiveStatus.Playback} />);
  expect(words()).toContain('可回放');
  expect(words()).toContain('1.2万人看过');
  rerender(<LiveCard {...base} status={LiveStatus.Ended} />);
  expect(words()).toContain('已结束没有回放');
  rerender(<LiveCard {...base} status={LiveStatus.Cancelled} />);
  expect(words()).toContain('已取消');
  expect(words()).not.toContain('人');
});

test('offers the reminder only before the start, and tells the parent what was chosen', () => {
  const onSubscribedChange = vi.fn<(subscribed: boolean) => void>();
  const { rerender } = show({ onSubscribedChange });
  fireEvent.click(screen.getByRole('button', { name: '预约直播：冬季新品速讲' }));
  expect(onSubscribedChange).toHaveBeenLastCalledWith(true);
  rerender(<LiveCard {...base} subscribed onSubscribedChange={onSubscribedChange} />);
  fireEvent.click(screen.getByRole('button', { name: /^已预约/ }));
  expect(onSubscribedChange).toHaveBeenLastCalledWith(false);
  rerender(<LiveCard {...base} status={LiveStatus.Live} onSubscribedChange={onSubscribedChange} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('announces the reminder when the person asked for it, and not when a list was loaded again', () => {
  const { rerender } = render(withRegion(false));
  rerender(withRegion(true));
  expect(screen.getByRole('status').textContent).not.toContain('已预约');
  fireEvent.click(screen.getByRole('button'));
  rerender(withRegion(false));
  expect(screen.getByRole('status').textContent).toContain('已取消预约');
});

test('shows one badge per corner, the first that the server sent', () => {
  const position = CornerPosition.TopRight;
  show({
    corners: [
      { text: '热门', position },
      { text: '新', position },
    ],
  });
  expect(screen.getByText('热门')).toBeDefined();
  expect(screen.queryByText('新')).toBeNull();
});

test('is one tab stop together with the room, and its text “Enter” is no second one', () => {
  const { container } = show({ status: LiveStatus.Live, now: start + 60_000 });
  expect(container.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
  expect(screen.getByText('进入直播').closest('[aria-hidden]')).not.toBeNull();
});
