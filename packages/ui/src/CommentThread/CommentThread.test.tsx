import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { cleanup, render, screen, waitFor } from '../test/render.tsx';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
import type { ThreadComment } from './model.ts';

afterEach(cleanup);

const alert = () => screen.getByRole('alert').textContent?.trim();
const nothing = () => undefined;
const comment = (id: string, change: Partial<ThreadComment> = {}): ThreadComment => ({
  id,
  name: '林小满',
  text: `评论 ${id}`,
  time: 0,
  likes: 0,
  liked: false,
  mine: true,
  replies: [],
  replyCount: 0,
  ...change,
});
const page = (change: Partial<CommentThreadProps>) => (
  <>
    <CommentThread
      comments={[]}
      total={0}
      now={0}
      value=""
      onValueChange={nothing}
      onPost={nothing}
      onReply={nothing}
      onLike={nothing}
      onDelete={nothing}
      onRetry={nothing}
      {...change}
    />
    <LiveRegion />
  </>
);

test('says once that a comment was not sent, and not what had failed before', () => {
  const { rerender } = render(page({ comments: [comment('1', { state: 'failed' })] }));
  expect(alert()).toBe('');
  rerender(page({ comments: [comment('1', { state: 'failed' }), comment('2', { state: 'sending' })] }));
  rerender(page({ comments: [comment('1', { state: 'failed' }), comment('2', { state: 'failed' })] }));
  expect(alert()).toBe('评论没有发出去：评论 2');
});

test('keeps the keyboard in the thread when “load more” has loaded all', async () => {
  const user = userEvent.setup();
  const { rerender } = render(page({ comments: [comment('1')], more: 'some', onMore: nothing }));
  await user.click(screen.getByRole('button', { name: '加载更多评论' }));
  rerender(page({ comments: [comment('1'), comment('2')], more: 'none' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '评论' })));
});

test('offers no field where commenting is off, and still lets the person delete', () => {
  render(page({ comments: [comment('1')], closed: true }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /回复/ })).toBeNull();
  expect(screen.getByRole('button', { name: '删除 林小满 的评论' })).toBeDefined();
});
