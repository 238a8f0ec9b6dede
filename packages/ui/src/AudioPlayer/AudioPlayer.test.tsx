import { Definition } from '@stoa/domain';
import { act, cleanup, render, screen, waitFor } from '../test/render.tsx';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { userEvent as person } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { captions, clip } from '../VideoPlayer/fixtures/media.ts';
import type { Span, VideoPlayerHandle } from '../VideoPlayer/index.ts';
import { lengthOf, union } from '@stoa/domain/kernel';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';

const sources = [{ definition: Definition.Auto, type: 'm4a', url: clip[0]?.url ?? '' }] as const;

function show(props: Partial<AudioPlayerProps> = {}) {
  const { container } = render(
    <AudioPlayer
      title="一次真实的谈话"
      muted
      sources={sources}
      storage={{ read: () => undefined, write: () => undefined }}
      {...props}
    />,
  );
  const audio = container.querySelector('audio');
  const root = container.querySelector('section');
  if (audio === null || root === null) throw new Error('no player');
  return { audio, root };
}

afterEach(cleanup);

test('reports exactly what was heard, from where it was left', async () => {
  const spans: Span[] = [];
  const handle = createRef<VideoPlayerHandle>();
  const { audio } = show({ startAt: 1.5, handle });
  await waitFor(() => expect(audio.readyState).toBeGreaterThan(0));
  // The click is a real one, because a browser plays sound only after a real gesture.
  await person.click(screen.getByRole('button', { name: '播放' }));
  await waitFor(() => expect(audio.currentTime).toBeGreaterThan(2));
  expect(screen.getByText('已从 00:01 继续播放')).toBeDefined();
  act(() => audio.pause());
  await waitFor(() => {
    spans.push(...(handle.current?.take() ?? []));
    expect(spans.at(-1)?.[1]).toBe(audio.currentTime);
  });
  expect(lengthOf(union(spans))).toBeCloseTo(audio.currentTime - 1.5, 1);
});

test('has the keys of the player, without those for the picture', async () => {
  const { audio, root } = show();
  await waitFor(() => expect(audio.readyState).toBeGreaterThan(0));
  act(() => root.focus());
  await userEvent.keyboard('l');
  await waitFor(() => expect(audio.currentTime).toBeCloseTo(10, 0));
  await userEvent.keyboard('?');
  const help = await screen.findByRole('dialog', { name: '快捷键' });
  expect(help.textContent).toContain('后退、前进 10 秒');
  expect(help.textContent).not.toContain('全屏');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(root);
});

test('shows what is spoken, and a line leads to its second', async () => {
  const { audio } = show({ captions });
  await waitFor(() => expect(audio.readyState).toBeGreaterThan(0));
  await userEvent.click(screen.getByRole('button', { name: '文字稿' }));
  await userEvent.click(await screen.findByRole('button', { name: /把问题还给对方/ }));
  await waitFor(() => expect(audio.currentTime).toBeCloseTo(6, 0));
});

test('a bookmark can be set, and the page can show the transcript itself, by buttons of the bar', async () => {
  const onBookmark = vi.fn<(second: number) => void>();
  const onTranscript = vi.fn<() => void>();
  show({ captions, onBookmark, onTranscript });
  await userEvent.click(screen.getByRole('button', { name: '在此处加书签' }));
  expect(onBookmark).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '文字稿' }));
  expect(onTranscript).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region', { name: '文字稿' })).toBeNull();
});
