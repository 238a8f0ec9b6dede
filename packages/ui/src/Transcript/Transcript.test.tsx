import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { observable } from '@stoa/domain/kernel';
import { act, cleanup, fireEvent, render, screen } from '../test/render.tsx';
import { Transcript, type TranscriptProps } from './Transcript.tsx';

afterEach(cleanup);

const lines = Array.from({ length: 60 }, (_, at) => ({
  from: at * 10,
  to: at * 10 + 9,
  text: at % 10 === 0 ? `第 ${at} 句：先听，再听` : `第 ${at} 句`,
}));

function show(change: Partial<TranscriptProps> = {}) {
  const second = observable(0);
  const onSeek = vi.fn<(to: number) => void>();
  render(
    <Transcript
      lines={lines}
      currentTime={second.get}
      subscribe={second.subscribe}
      onSeek={onSeek}
      {...change}
    />,
  );
  const list = screen.getByRole('list');
  return { list, onSeek, play: (to: number) => act(() => second.set(to)) };
}
const line = (at: number) => screen.getByRole('button', { name: new RegExp(`第 ${at} 句`) });

test('the spoken line is marked and kept in view, until the person scrolls elsewhere', () => {
  const { list, play } = show();
  play(305);
  expect(line(30).getAttribute('aria-current')).toBe('true');
  const followed = list.scrollTop;
  expect(followed).toBeGreaterThan(0);
  fireEvent.wheel(list);
  play(405);
  expect(line(40).getAttribute('aria-current')).toBe('true');
  expect(list.scrollTop).toBe(followed);
  act(() => screen.getByRole('button', { name: '回到正在播放处' }).click());
  expect(list.scrollTop).toBeGreaterThan(followed);
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜索文字稿' }));
});

test('every place that was found is marked and counted', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索文字稿' }), '听');
  expect(screen.getByText('12 处')).toBeDefined();
  expect(document.querySelectorAll('mark')).toHaveLength(12);
});

test('a line leads to its second, but not beyond what the person may jump to, and the list says why', async () => {
  const { onSeek } = show({ reachable: () => 100 });
  await userEvent.click(line(10));
  expect(onSeek).toHaveBeenCalledWith(100);
  expect(line(11)).toHaveProperty('disabled', true);
  expect(screen.getByText('还没看到的部分暂不能跳转')).toBeDefined();
});
