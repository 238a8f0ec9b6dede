import { Definition, SeekPolicy } from '@stoa/domain';
import { act, cleanup, fireEvent, render, screen } from '../test/render.tsx';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { captions, clip, hlsSources } from './fixtures/media.ts';
import type { BlockedMove, Span } from './types.ts';
import type { VideoPlayerHandle, VideoPlayerProps } from './props.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { lengthOf } from './watched.ts';

const wait = { timeout: 8_000, interval: 50 };
const bad = [{ definition: Definition.Auto, type: 'mp4', url: '/no-such-film.mp4' }] as const;

function show(props: Partial<VideoPlayerProps> = {}) {
  const handle = createRef<VideoPlayerHandle>();
  const element = (more: Partial<VideoPlayerProps>) => (
    <div style={{ inlineSize: 800 }}>
      <VideoPlayer title="一对一沟通" muted autoPlay handle={handle} sources={clip} {...props} {...more} />
    </div>
  );
  const { container, rerender, unmount } = render(element({}));
  const video = container.querySelector('video');
  const root = container.querySelector('section');
  if (video === null || root === null) throw new Error('no player');
  return {
    video,
    root,
    handle,
    unmount,
    change: (more: Partial<VideoPlayerProps>) => rerender(element(more)),
  };
}
const playing = (video: HTMLVideoElement, from = 0.3) =>
  vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(from), wait);

afterEach(cleanup);

describe('what was played', () => {
  test('is handed over to the second, for HLS too, with at most 80 nodes', async () => {
    const spans: Span[] = [];
    const { video, root } = show({ sources: hlsSources(), onSegment: (span) => spans.push(span) });
    await playing(video, 1);
    act(() => video.pause());
    await vi.waitFor(() => expect(root.dataset['state']).toBe('paused'), wait);
    expect(lengthOf(spans)).toBeCloseTo(video.currentTime, 0);
    expect(root.querySelectorAll('*').length + 1).toBeLessThanOrEqual(80);
  });

  test('is not what the slider jumped over', async () => {
    const spans: Span[] = [];
    const seeks: number[][] = [];
    const { video, handle } = show({
      onSegment: (span) => spans.push(span),
      onSeek: (from, to) => seeks.push([from, to]),
    });
    await playing(video);
    act(() => handle.current?.seek(9));
    await playing(video, 9.4);
    act(() => handle.current?.flush());
    expect(seeks).toHaveLength(1);
    expect(lengthOf(spans)).toBeLessThan(4);
  });
});

describe('seek policy (reliability P-05)', () => {
  test('snaps back from beyond the furthest second, whoever set it, and says why', async () => {
    const onPolicyBlocked = vi.fn<(move: BlockedMove) => void>();
    const { video } = show({ seekPolicy: SeekPolicy.NoForward, maxPosition: 4, startAt: 2, onPolicyBlocked });
    await playing(video, 2.2);
    act(() => {
      video.currentTime = 11;
    });
    await screen.findByText('本节不支持快进');
    expect(video.currentTime).toBeLessThan(5.5);
    expect(onPolicyBlocked).toHaveBeenCalledWith('forward');
    act(() => {
      video.currentTime = 1;
    });
    await vi.waitFor(() => expect(video.currentTime).toBeLessThan(2.5), wait);
  });

  test('keeps the place in both directions when seeking is off, and still resumes', async () => {
    const { video } = show({ seekPolicy: SeekPolicy.NoSeek, maxPosition: 6, startAt: 5 });
    await playing(video, 5.1);
    act(() => {
      video.currentTime = 1;
    });
    await screen.findByText('本节不能拖动进度');
    expect(video.currentTime).toBeGreaterThan(4.5);
    expect(screen.queryByRole('button', { name: '从头看' })).toBeNull();
  });

  test('refuses a rate above the limit, even from outside', async () => {
    const { video } = show({ maxRate: 1.5 });
    await playing(video);
    act(() => {
      video.playbackRate = 4;
    });
    await vi.waitFor(() => expect(video.playbackRate).toBe(1.5), wait);
  });
});

describe('keys', () => {
  test('work inside the player only, and are listed behind ?', async () => {
    const onNote = vi.fn<() => void>();
    const { video, root } = show({ autoPlay: false, onNote });
    await vi.waitFor(() => expect(video.readyState).toBeGreaterThan(0), wait);
    await userEvent.keyboard('n');
    expect(onNote).not.toHaveBeenCalled();
    act(() => root.focus());
    await userEvent.keyboard('nm5');
    expect(onNote).toHaveBeenCalledOnce();
    expect(video.muted).toBe(false);
    expect(video.currentTime).toBeCloseTo(6, 0);
    await userEvent.keyboard('?');
    expect((await screen.findByRole('dialog', { name: '快捷键' })).textContent).toContain('记笔记');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(root);
  });

  test('the timeline says where it stands in words', async () => {
    show({ autoPlay: false, startAt: 0 });
    const bar = await screen.findByRole('slider', { name: '播放进度' });
    await vi.waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('0 秒，共 12 秒'), wait);
  });
});

test('another quality keeps place and playing', async () => {
  const onDefinitionChange = vi.fn<(definition: Definition) => void>();
  const { video } = show({ sources: hlsSources(), onDefinitionChange });
  await playing(video);
  await userEvent.click(screen.getByRole('button', { name: '清晰度 自动' }));
  const auto = await screen.findByRole('menuitemradio', { name: '自动' });
  expect(document.activeElement).toBe(auto);
  await userEvent.click(screen.getByRole('menuitemradio', { name: '流畅' }));
  expect(onDefinitionChange).toHaveBeenCalledWith(Definition.Ld);
  const at = video.currentTime;
  await playing(video, at + 0.3);
  expect(video.paused).toBe(false);
});

test('captions appear in the chosen language', async () => {
  const { video } = show({ captions });
  await playing(video);
  await userEvent.click(screen.getByRole('button', { name: '字幕 关闭' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '中文' }));
  expect(await screen.findByText('先听完，再回应——这是一对一沟通的第一步', {}, wait)).toBeDefined();
});

test('resumes with a way back to the start', async () => {
  const { video } = show({ sources: hlsSources(), startAt: 1.5 });
  await playing(video, 1.6);
  expect(screen.getByText('已从 00:01 继续播放')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '从头看' }));
  await vi.waitFor(() => expect(video.currentTime).toBeLessThan(1.4), wait);
});

describe('failure (reliability V-01, V-05)', () => {
  test('asks the page for a new address and goes on at the same second', async () => {
    const onSourceExpired = vi.fn<() => void>();
    const { video, change } = show({ sources: bad, startAt: 1.5, onSourceExpired });
    await vi.waitFor(() => expect(onSourceExpired).toHaveBeenCalledOnce(), wait);
    change({ sources: clip });
    await playing(video, 1.6);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says so when nothing helps, asks for nothing more, and tries again when told', async () => {
    const { video, change } = show({ sources: bad });
    const alert = await screen.findByRole('alert', {}, wait);
    expect(alert.textContent).toContain('暂时无法播放');
    const requests = () => performance.getEntriesByName(new URL(bad[0].url, location.href).href).length;
    const before = requests();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(requests()).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('alert', {}, wait);
    change({ sources: clip });
    await playing(video);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leaves nothing behind', async () => {
    const onSegment = vi.fn<(span: Span) => void>();
    const { video, unmount } = show({ sources: hlsSources(), onSegment });
    await playing(video);
    unmount();
    expect(onSegment).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(video.hasAttribute('src')).toBe(false), wait);
    expect(video.buffered.length).toBe(0);
  });
});
