import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { act, cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import type { ChatEntry, ChatMessage } from './model.ts';

const now = Date.UTC(2026, 10, 21, 6);
const said = (id: string, change: Partial<ChatMessage> = {}): ChatEntry => ({
  kind: 'message',
  id,
  name: '周一诺',
  role: 'LEARNER',
  mine: false,
  text: `话 ${id}`,
  time: now,
  ...change,
});

const onSend = vi.fn<(text: string) => void>();
const nothing = () => undefined;
const page = (entries: readonly ChatEntry[], change: Partial<ChatPanelProps> = {}) => (
  <>
    <ChatPanel entries={entries} now={now} value="" onValueChange={nothing} onSend={onSend} {...change} />
    <LiveRegion />
  </>
);
const spoken = () => screen.getByRole('status').textContent?.trim();

beforeEach(() => {
  vi.useFakeTimers();
  onSend.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('reads one message at once, then many in one sentence and not more often than every five seconds', () => {
  const { rerender } = render(page([said('1')]));
  expect(spoken()).not.toContain('话 1');
  rerender(page([said('1'), said('2')]));
  expect(spoken()).toBe('周一诺：话 2');
  rerender(page([said('1'), said('2'), said('3')]));
  rerender(page([said('1'), said('2'), said('3'), said('4', { name: '苏映雪' })]));
  expect(spoken()).toBe('周一诺：话 2');
  act(() => {
    vi.advanceTimersByTime(5_000);
  });
  expect(spoken()).toBe('2 条新消息，最后一条：苏映雪：话 4');
});

test('does not read one’s own messages aloud, but says when one was not sent', () => {
  const { rerender } = render(page([said('1')]));
  const before = spoken();
  rerender(page([said('1'), said('2', { mine: true, delivery: 'sending' })]));
  expect(spoken()).toBe(before);
  rerender(page([said('1'), said('2', { mine: true, delivery: 'failed' })]));
  expect(spoken()).toBe(before);
  expect(screen.getByRole('alert').textContent?.trim()).toBe('消息没有发出去：话 2');
});

test('is silent when told so, and does not announce later what it missed', () => {
  const { rerender } = render(page([said('1')], { speaks: false }));
  const before = spoken();
  rerender(page([said('1'), said('2')], { speaks: false }));
  rerender(page([said('1'), said('2')], { speaks: true }));
  expect(spoken()).toBe(before);
});

test('does not read out earlier messages that arrive late', () => {
  const { rerender } = render(page([], { loading: true }));
  const before = spoken();
  rerender(page([said('1'), said('2')]));
  expect(spoken()).toBe(before);
});

test('says that the chat was muted, and a new announcement, but not one that was there before', () => {
  const { rerender } = render(page([said('1')], { announcement: '旧公告' }));
  expect(spoken()).not.toContain('旧公告');
  rerender(page([said('1')], { announcement: '旧公告', closed: 'muted' }));
  expect(spoken()).toBe('已开启全员禁言，暂时不能发消息');
  rerender(page([said('1')], { announcement: '新公告', closed: 'muted' }));
  expect(spoken()).toBe('公告：新公告');
});

test('sends what has as many characters as allowed, an emoji counted once, and nothing longer', () => {
  const { rerender } = render(page([], { value: '👍👍👍', limit: 3 }));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledWith('👍👍👍');
  rerender(page([], { value: '👍👍👍好', limit: 3 }));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  rerender(page([], { value: ' \n ', limit: 3 }));
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledOnce();
});
