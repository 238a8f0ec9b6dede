import { UploadStatus } from '@stoa/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { act, cleanup, fireEvent, render, screen } from '../test/render.tsx';
import type { UploadAction, UploadItem } from './model.ts';
import { UploadQueue } from './UploadQueue.tsx';
import { newsPause } from './useSpokenNews.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nothing = () => undefined;
const sending = (id: string, sent: number): UploadItem => ({
  id,
  name: `${id}.pdf`,
  size: 1000,
  status: UploadStatus.Uploading,
  sent,
});
const done = (id: string): UploadItem => ({ id, name: `${id}.pdf`, size: 1000, status: UploadStatus.End });
const page = (
  items: readonly UploadItem[],
  onAction: (id: string, action: UploadAction) => void = nothing,
) => (
  <>
    <UploadQueue items={items} onAction={onAction} />
    <LiveRegion />
  </>
);
const said = () => screen.getByRole('status').textContent;
const pass = () =>
  act(() => {
    vi.advanceTimersByTime(newsPause);
  });

test('announces the start, then ends and failures together, and no percentage between', () => {
  const { rerender } = render(page([]));
  rerender(page([sending('甲', 0), sending('乙', 0)]));
  expect(said()).toBe('');
  pass();
  expect(said()).toBe('开始上传 2 个文件。');
  rerender(page([sending('甲', 500), sending('乙', 100)]));
  pass();
  expect(said()).toBe('开始上传 2 个文件。');
  rerender(page([done('甲'), sending('乙', 100)]));
  rerender(page([done('甲'), { ...done('乙'), status: UploadStatus.Error, reason: '网络中断，请重试。' }]));
  pass();
  expect(said()).toBe('甲.pdf 上传完成。 乙.pdf 上传失败：网络中断，请重试。 上传结束，1 个完成，1 个失败。');
});

test('files that were there from the beginning are not announced', () => {
  const { rerender } = render(page([done('甲'), sending('乙', 10)]));
  const before = said();
  pass();
  rerender(page([done('甲'), sending('乙', 20)]));
  pass();
  expect(said()).toBe(before);
});

test('focus stays in the row when its button disappears, and moves on when the row does', () => {
  const { rerender } = render(page([sending('甲', 10), sending('乙', 10), sending('丙', 10)]));
  screen.getByRole('button', { name: '暂停 乙.pdf' }).focus();
  rerender(page([sending('甲', 10), done('乙'), sending('丙', 10)]));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 乙.pdf' }));
  rerender(page([sending('甲', 10), sending('丙', 10)]));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '暂停 丙.pdf' }));
  rerender(page([]));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '上传列表' }));
});

test('a pause keeps its button, which then continues', () => {
  const { rerender } = render(page([sending('甲', 10)]));
  const button = screen.getByRole('button', { name: '暂停 甲.pdf' });
  button.focus();
  rerender(page([{ ...done('甲'), status: UploadStatus.Wait, paused: true, sent: 10 }]));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-label')).toBe('继续上传 甲.pdf');
});

const failed = (id: string, retryable?: boolean): UploadItem => ({
  id,
  name: `${id}.pdf`,
  size: 1000,
  status: UploadStatus.Error,
  reason: '网络中断，请重试。',
  ...(retryable === undefined ? {} : { retryable }),
});

test('“try again” retries all failed files for which it can help', () => {
  const onAction = vi.fn<(id: string, action: UploadAction) => void>();
  render(page([failed('甲'), failed('乙', false), failed('丙')], onAction));
  expect(screen.queryByRole('button', { name: '重试 乙.pdf' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '全部重试' }));
  expect(onAction.mock.calls).toEqual([
    ['甲', 'retry'],
    ['丙', 'retry'],
  ]);
});

test('progress of one file of 200 renders one row', () => {
  const drawn = vi.fn<(id: string) => void>();
  // Reading the name shows that a row was rendered, because nothing else reads it while only the progress
  // changes.
  const watched = (at: number, sent: number): UploadItem => ({
    ...sending(String(at), sent),
    get name() {
      drawn(String(at));
      return `${at}.pdf`;
    },
  });
  const items = Array.from({ length: 200 }, (_, at) => watched(at, 10));
  const { rerender } = render(page(items));
  expect(new Set(drawn.mock.calls.flat()).size).toBe(200);
  drawn.mockClear();
  rerender(page(items.with(7, watched(7, 20)), () => undefined));
  expect([...new Set(drawn.mock.calls.flat())]).toEqual(['7']);
});
