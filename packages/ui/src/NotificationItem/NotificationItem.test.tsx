import '@stoa/theme/styles.css';
import { NotificationKind } from '@stoa/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { announce } from '../LiveRegion/announce.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';

const now = new Date(2026, 10, 21, 10, 30).getTime();
const base: NotificationItemProps = {
  kind: NotificationKind.Class,
  title: '店长特训营明天上课',
  content: '请提前十分钟签到。',
  time: now - 60_000,
  now,
  read: false,
  href: '#class',
};
const message = (more: Partial<NotificationItemProps> = {}) => (
  <>
    <NotificationItem {...base} {...more} />
    <LiveRegion />
  </>
);
const weight = () => getComputedStyle(screen.getByRole('link')).fontWeight;
const root = () => document.querySelector<HTMLElement>('[data-component="NotificationItem"]');

afterEach(() => {
  cleanup();
  // Clears the last announcement, which is kept outside of the rendered page.
  announce('');
});

test('says in words that it is unread, of what kind, from whom and when', () => {
  render(message({ sender: '苏映雪' }));
  expect(root()?.textContent).toBe('未读 店长特训营明天上课请提前十分钟签到。培训班通知 · 10:29 · 苏映雪');
  expect(screen.getByText('10:29').title).toContain('2026年11月21日');
});

test('shows a mark and bold text while unread, and neither when read', () => {
  const { container, rerender } = render(message());
  const heavy = weight();
  expect(container.querySelector('[data-part="unread"]')).not.toBeNull();
  rerender(message({ read: true }));
  expect(container.querySelector('[data-part="unread"]')).toBeNull();
  expect(Number(weight())).toBeLessThan(Number(heavy));
  expect(root()?.textContent).not.toContain('未读');
});

test('is marked by its own button, which is above the link and leaves focus in the row', async () => {
  const onMarkRead = vi.fn<() => void>();
  const { rerender } = render(message({ onMarkRead }));
  const button = screen.getByRole('button', { name: '标为已读：店长特训营明天上课' });
  const box = button.getBoundingClientRect();
  expect(button.contains(document.elementFromPoint(box.left + 6, box.top + 6))).toBe(true);
  button.focus();
  fireEvent.click(button);
  expect(onMarkRead).toHaveBeenCalledOnce();
  rerender(message({ onMarkRead, read: true }));
  expect(document.activeElement).toBe(screen.getByRole('link'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('已标为已读'));
});

test('takes no focus when it is marked as read from elsewhere', () => {
  const { rerender } = render(message({ onMarkRead: () => undefined }));
  rerender(message({ onMarkRead: () => undefined, read: true }));
  expect(document.activeElement).toBe(document.body);
});

test('has no button to open it when it leads nowhere and is shown in full', async () => {
  render(message({ href: undefined }));
  // Waits one frame, after which the component has measured its text.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(screen.queryByRole('button')).toBeNull();
  expect(root()?.querySelectorAll('svg')).toHaveLength(1);
});

test('opens in place when it leads nowhere and contains more, and tells the parent', async () => {
  const onExpandedChange = vi.fn<(expanded: boolean) => void>();
  const content = '维护期间无法学习。'.repeat(40);
  render(message({ href: undefined, content, onExpandedChange }));
  const text = screen.getByText(content);
  const before = text.getBoundingClientRect().height;
  const title = await screen.findByRole('button', { expanded: false });
  expect(title.getAttribute('aria-controls')).toBe(text.id);
  fireEvent.click(title);
  expect(onExpandedChange).toHaveBeenCalledWith(true);
  expect(text.getBoundingClientRect().height).toBeGreaterThan(before);
});

test('says that it is being opened', () => {
  render(message({ opening: true }));
  expect(root()?.getAttribute('aria-busy')).toBe('true');
  expect(root()?.textContent).toContain('正在打开');
});
