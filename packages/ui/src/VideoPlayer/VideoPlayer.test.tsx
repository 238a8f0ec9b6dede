import { Definition, SeekPolicy } from '@stoa/domain';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '../test/render.tsx';
import userEvent from '@testing-library/user-event';
import { createRef, type RefObject } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import { captions, clip, hlsSources, liveSources } from './fixtures/media.ts';
import type { BlockedMove, PlayerSource, Span } from './types.ts';
import type { VideoPlayerHandle, VideoPlayerProps } from './props.ts';
import { menuPart, transcriptPart } from './parts/demanded.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { lengthOf, union } from '@stoa/domain/kernel';

const bad = [{ definition: Definition.Auto, type: 'mp4', url: '/no-such-film.mp4' }] as const;

const forgetful = { read: () => undefined, write: () => undefined };

function show(props: Partial<VideoPlayerProps> = {}) {
  const handle = createRef<VideoPlayerHandle>();
  const element = (more: Partial<VideoPlayerProps>) => (
    <div style={{ inlineSize: 800 }}>
      <VideoPlayer
        title="一对一沟通"
        muted
        autoPlay
        handle={handle}
        sources={clip}
        storage={forgetful}
        {...props}
        {...more}
      />
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
const takenFrom = ({ current }: RefObject<VideoPlayerHandle | null>): Span[] => current?.take() ?? [];
const playing = (video: HTMLVideoElement, from = 0.3) =>
  waitFor(() => expect(video.currentTime).toBeGreaterThan(from));

/**
 * Presses a control of a film that is playing. The pointer moves over the film first, as a person's does,
 * because the controls hide after three seconds without a movement.
 */
const press = async (root: HTMLElement, control: HTMLElement) => {
  await userEvent.hover(root);
  await userEvent.click(control);
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('what was played', () => {
  test('is passed on exact to the second, for HLS too, with at most 80 nodes', async () => {
    const { video, root, handle } = show({ sources: hlsSources() });
    await playing(video, 1);
    act(() => video.pause());
    await waitFor(() => expect(root.dataset['state']).toBe('paused'));
    expect(lengthOf(union(takenFrom(handle)))).toBeCloseTo(video.currentTime, 0);
    expect(takenFrom(handle)).toEqual([]);
    expect(root.querySelectorAll('*').length + 1).toBeLessThanOrEqual(80);
  });

  test('is exact at every cut: another rate, a question, a seek, a pause', async () => {
    const spans: Span[] = [];
    const { video, handle, change } = show();
    await playing(video);
    spans.push(...takenFrom(handle));
    await playing(video, 0.9);
    change({ rate: 1.5 });
    await playing(video, 1.7);
    let left = 0;
    act(() => {
      left = video.currentTime;
      handle.current?.seek(8);
    });
    await playing(video, 8.6);
    act(() => video.pause());
    await waitFor(() => {
      spans.push(...takenFrom(handle));
      expect(spans.at(-1)?.[1]).toBe(video.currentTime);
    });
    expect(lengthOf(union(spans))).toBeCloseTo(left + video.currentTime - 8, 1);
    expect(union(spans)).toHaveLength(2);
  });

  test('does not contain what the slider jumped over', async () => {
    const seeks: number[][] = [];
    const { video, handle } = show({ onSeek: (from, to) => seeks.push([from, to]) });
    await playing(video);
    act(() => handle.current?.seek(9));
    await playing(video, 9.4);
    expect(seeks).toHaveLength(1);
    expect(lengthOf(union(takenFrom(handle)))).toBeLessThan(4);
  });
});

describe('seek policy', () => {
  test('returns from beyond the furthest second, whoever set it, and says why', async () => {
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
    await waitFor(() => expect(video.currentTime).toBeLessThan(2.5));
  });

  test('keeps the position in both directions when seeking is off, and still resumes', async () => {
    // A start within the last ten seconds would begin again at 0.
    const { video } = show({ seekPolicy: SeekPolicy.NoSeek, maxPosition: 6, startAt: 2 });
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    expect(video.currentTime).toBeGreaterThan(1.9);
    await playing(video, 2.3);
    act(() => {
      video.currentTime = 1;
    });
    await screen.findByText('本节不能拖动进度');
    expect(video.currentTime).toBeGreaterThan(1.9);
    expect(screen.queryByRole('button', { name: '从头看' })).toBeNull();
  });

  test('refuses keys, timeline and scripts alike, and continues where it was', async () => {
    const { video, root } = show({ seekPolicy: SeekPolicy.NoForward, maxPosition: 3, autoPlay: false });
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    act(() => root.focus());
    await userEvent.keyboard('9');
    await screen.findByText('本节不支持快进');
    expect(video.currentTime).toBeLessThan(3.6);
    fireEvent.change(screen.getByRole('slider', { name: '播放进度' }), { target: { value: '11' } });
    await waitFor(() => expect(video.seeking).toBe(false));
    expect(video.currentTime).toBeLessThan(3.6);
    act(() => {
      video.currentTime = 11;
    });
    await waitFor(() => expect(video.currentTime).toBeLessThan(3.6));
  });

  // In Chromium, when two seeks go to the same position with another seek between them, the second never ends.
  test('returns to a position of its own each time, so that many quick keys cause no endless seek', async () => {
    const onPolicyBlocked = vi.fn<(move: BlockedMove) => void>();
    const { video, root } = show({
      seekPolicy: SeekPolicy.NoForward,
      maxPosition: 3,
      autoPlay: false,
      onPolicyBlocked,
    });
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    act(() => root.focus());
    const back: number[] = [];
    for (const _ of Array.from({ length: 4 })) {
      const before = onPolicyBlocked.mock.calls.length;
      fireEvent.keyDown(root, { key: '9' });
      await waitFor(() => expect(onPolicyBlocked.mock.calls.length).toBeGreaterThan(before));
      back.push(video.currentTime);
    }
    expect(back.every((time) => Math.abs(time - 3) < 0.01)).toBe(true);
    expect(back.slice(1).some((time, at) => time === back[at])).toBe(false);
    await waitFor(() => expect(video.seeking).toBe(false));
  });

  test('refuses a rate above the limit, even from outside', async () => {
    const { video } = show({ maxRate: 1.5 });
    await playing(video);
    act(() => {
      video.playbackRate = 4;
    });
    await waitFor(() => expect(video.playbackRate).toBe(1.5));
  });
});

describe('keys', () => {
  test('work inside the player only, and are listed behind ?', async () => {
    const onNote = vi.fn<() => void>();
    const { video, root } = show({ autoPlay: false, onNote });
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
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

  test('the timeline announces its position in words', async () => {
    show({ autoPlay: false, startAt: 0 });
    const bar = await screen.findByRole('slider', { name: '播放进度' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('0 秒，共 12 秒'));
  });
});

test('another quality keeps position and playback', async () => {
  const onDefinitionChange = vi.fn<(definition: Definition) => void>();
  const { video, root } = show({ sources: hlsSources(), onDefinitionChange });
  await playing(video);
  await press(root, screen.getByRole('button', { name: '清晰度 自动' }));
  const auto = await screen.findByRole('menuitemradio', { name: '自动' });
  await waitFor(() => expect(document.activeElement).toBe(auto));
  await userEvent.click(screen.getByRole('menuitemradio', { name: '流畅' }));
  expect(onDefinitionChange).toHaveBeenCalledWith(Definition.Ld);
  const at = video.currentTime;
  await playing(video, at + 0.3);
  expect(video.paused).toBe(false);
});

test('captions are shown in the chosen language', async () => {
  const { video, root } = show({ captions });
  await playing(video);
  await press(root, screen.getByRole('button', { name: '字幕 关闭' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '中文' }));
  expect(await screen.findByText('先听完，再回应——这是一对一沟通的第一步')).toBeDefined();
});

test('resumes, with a button for the start', async () => {
  const { video } = show({ sources: hlsSources(), startAt: 1.5 });
  await playing(video, 1.6);
  expect(screen.getByText('已从 00:01 继续播放')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '从头看' }));
  await waitFor(() => expect(video.currentTime).toBeLessThan(1.4));
});

describe('failure', () => {
  test('asks the page for a new address and continues at the same second', async () => {
    const onSourceExpired = vi.fn<() => void>();
    const { video, change } = show({ sources: bad, startAt: 1.5, onSourceExpired });
    await waitFor(() => expect(onSourceExpired).toHaveBeenCalledOnce());
    change({ sources: clip });
    await playing(video, 1.6);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('uses the renewed address that a promise brings, and plays on from there', async () => {
    const onSourceExpired = vi.fn<() => Promise<PlayerSource>>(() => Promise.resolve(clip[0] ?? bad[0]));
    const { video } = show({ sources: bad, startAt: 1.5, rate: 1.5, onSourceExpired });
    await playing(video, 1.6);
    expect(onSourceExpired).toHaveBeenCalledOnce();
    expect(video.playbackRate).toBe(1.5);
    expect(video.paused).toBe(false);
    expect(video.played.start(0)).toBeCloseTo(1.5, 1);
  });

  test('says so when no renewed address comes', async () => {
    show({ sources: bad, onSourceExpired: () => Promise.reject(new Error('offline')) });
    expect((await screen.findByRole('alert')).textContent).toContain('暂时无法播放');
  });

  test('tries again at the second where it stopped', async () => {
    const { video, change } = show();
    await playing(video, 0.8);
    const at = video.currentTime;
    change({ sources: bad });
    await screen.findByRole('alert');
    change({ sources: clip });
    await waitFor(() => expect(video.played.length).toBeGreaterThan(0));
    expect(video.played.start(0)).toBeGreaterThanOrEqual(at - 0.1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says so when nothing helps, sends no more requests, and tries again when told', async () => {
    const { video, change } = show({ sources: bad });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('暂时无法播放');
    const requests = () => performance.getEntriesByName(new URL(bad[0].url, location.href).href).length;
    const before = requests();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(requests()).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('alert');
    change({ sources: clip });
    await playing(video);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leaves nothing behind but what it played, which can still be collected', async () => {
    const { video, handle, unmount } = show({ sources: hlsSources() });
    await playing(video);
    const player = handle.current;
    unmount();
    expect(handle.current).toBeNull();
    expect(lengthOf(player?.take() ?? [])).toBeGreaterThan(0.2);
    await waitFor(() => expect(video.hasAttribute('src')).toBe(false));
    expect(video.buffered.length).toBe(0);
  });
});

describe('preferences of the player', () => {
  test('rate, quality, volume and captions apply again in the next lesson', async () => {
    let stored: unknown;
    const storage = {
      read: () => stored,
      write: (kept: unknown) => {
        stored = JSON.parse(JSON.stringify(kept));
      },
    };
    const first = show({ sources: hlsSources(), captions, storage, muted: false, autoPlay: false });
    await waitFor(() => expect(first.video.readyState).toBeGreaterThan(0));
    await userEvent.click(screen.getByRole('button', { name: '播放速度 1 倍' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '1.5×' }));
    await userEvent.click(await screen.findByRole('button', { name: '清晰度 自动' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '流畅' }));
    act(() => first.root.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}c');
    first.unmount();

    // A new page load, in which only the stored preferences are left.
    const again = { read: () => stored, write: () => undefined };
    const next = show({ sources: hlsSources(), captions, storage: again, muted: false, autoPlay: false });
    await waitFor(() => expect(next.video.playbackRate).toBe(1.5));
    expect(next.handle.current?.rate()).toBe(1.5);
    expect(next.video.volume).toBeCloseTo(0.8);
    expect(await screen.findByRole('button', { name: '清晰度 流畅' })).toBeDefined();
    expect(screen.getByRole('button', { name: '字幕 中文' })).toBeDefined();
  });

  test('do not prevent playing if the storage cannot be used', async () => {
    const closed = {
      read: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      write: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    const { video, root } = show({ storage: closed });
    await playing(video);
    act(() => root.focus());
    await userEvent.keyboard('>');
    await waitFor(() => expect(video.playbackRate).toBe(1.25));
  });
});

test('a second player that begins ends the first', async () => {
  const first = show();
  await playing(first.video);
  const second = show();
  await playing(second.video);
  expect(first.video.paused).toBe(true);
});

test('picture in picture: the button shows whether it is on', async () => {
  const { video } = show({ autoPlay: false });
  const shown = vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(null);
  expect(screen.getByRole('button', { name: '画中画' }).getAttribute('aria-pressed')).toBe('false');
  shown.mockReturnValue(video);
  act(() => void video.dispatchEvent(new Event('enterpictureinpicture')));
  expect(screen.getByRole('button', { name: '画中画' }).getAttribute('aria-pressed')).toBe('true');
  shown.mockReturnValue(null);
  act(() => void video.dispatchEvent(new Event('leavepictureinpicture')));
  expect(screen.getByRole('button', { name: '画中画' }).getAttribute('aria-pressed')).toBe('false');
  shown.mockRestore();
});

test('the transcript is searched, leads to a second, and Escape closes it', async () => {
  const { video, root } = show({ captions, autoPlay: false });
  await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
  act(() => root.focus());
  await userEvent.keyboard('x');
  await userEvent.type(await screen.findByRole('searchbox', { name: '搜索文字稿' }), '问题');
  expect(await screen.findByText('1 处')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /把问题还给对方/ }));
  await waitFor(() => expect(video.currentTime).toBeCloseTo(6, 0));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(document.activeElement).toBe(root);
});

test('a part of the player that does not load says so, and opens when it is asked for again', async () => {
  const { root } = show({ captions, autoPlay: false });
  const gone = [
    vi.spyOn(transcriptPart, 'get').mockReturnValue(undefined),
    vi.spyOn(transcriptPart, 'load').mockResolvedValue(false),
  ];
  act(() => root.focus());
  await userEvent.keyboard('x');
  expect(await screen.findByText('暂时打不开，请稍后再按一次。')).toBeDefined();
  for (const spy of gone) spy.mockRestore();
  await userEvent.keyboard('x');
  expect(await screen.findByRole('searchbox', { name: '搜索文字稿' })).toBeDefined();
});

test('a menu of the player that does not load says so, and opens at the next press', async () => {
  show({ autoPlay: false });
  const gone = [
    vi.spyOn(menuPart, 'get').mockReturnValue(undefined),
    vi.spyOn(menuPart, 'load').mockResolvedValue(false),
  ];
  const button = screen.getByRole('button', { name: /^播放速度/ });
  await userEvent.click(button);
  expect(await screen.findByText('暂时打不开，请稍后再按一次。')).toBeDefined();
  for (const spy of gone) spy.mockRestore();
  await userEvent.click(button);
  expect(await screen.findByRole('menu')).toBeDefined();
});

test('a note is opened at the second that is shown', async () => {
  const onNote = vi.fn<(position: number) => void>();
  const { video } = show({ onNote, startAt: 1.5, autoPlay: false });
  await waitFor(() => expect(video.currentTime).toBe(1.5));
  await userEvent.click(screen.getByRole('button', { name: '在此处记笔记' }));
  expect(onNote).toHaveBeenCalledWith(1.5);
});

test('B bookmarks the second that is shown, and the bookmarks are marked on the timeline', async () => {
  const onBookmark = vi.fn<(second: number) => void>();
  const { root, video } = show({ onBookmark, markers: [{ time: 6, title: '书签' }] });
  await playing(video);
  root.focus();
  await userEvent.keyboard('b');
  expect(onBookmark).toHaveBeenCalledOnce();
  expect(onBookmark.mock.calls[0]?.[0]).toBeGreaterThan(0.2);
  await userEvent.click(screen.getByRole('button', { name: '章节' }));
  expect(await screen.findByRole('menuitem', { name: /书签/ })).toBeDefined();
});

test('if the page shows the transcript itself, the player does not', async () => {
  const onTranscript = vi.fn<() => void>();
  const { root } = show({ captions, onTranscript });
  root.focus();
  await userEvent.keyboard('x');
  expect(onTranscript).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region', { name: '文字稿' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '设置' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '文字稿' }));
  expect(onTranscript).toHaveBeenCalledTimes(2);
});

describe('mini player', () => {
  test('floats when the page scrolls on, returns with it, and does not move the focus', async () => {
    const { video, root } = show({ miniPlayer: 'auto' });
    const below = document.body.appendChild(document.createElement('div'));
    below.style.blockSize = '300vh';
    await playing(video);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await screen.findByRole('button', { name: '关闭小窗' });
    expect(document.activeElement).toBe(document.body);
    expect(video.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    expect(video.paused).toBe(false);
    window.scrollTo(0, 0);
    await waitFor(() => expect(screen.queryByRole('button', { name: '关闭小窗' })).toBeNull());
    expect(root.contains(video)).toBe(true);
    below.remove();
  });

  test('closed, it pauses and is in its place again', async () => {
    const { video, root } = show();
    await playing(video);
    act(() => root.focus());
    await userEvent.keyboard('i');
    await userEvent.click(await screen.findByRole('button', { name: '关闭小窗' }));
    expect(video.paused).toBe(true);
    expect(document.activeElement).toBe(root);
    expect(screen.queryByText('正在小窗中播放')).toBeNull();
  });
});

test('live: shows how far behind, and leads back to the newest second', async () => {
  const { video, root } = show({ live: true, sources: liveSources() });
  await playing(video, 24.3);
  expect(screen.queryByText(/12:00|00:12/)).toBeNull();
  const back = await waitFor(() => {
    // The move is repeated, because hls.js may make its first jump, to the edge at 24 s, once more after it.
    if (video.currentTime > 12) video.currentTime = 1;
    return screen.getByRole('button', { name: '回到直播' });
  });
  await press(root, back);
  await playing(video, 12);
  expect(await screen.findByText('直播')).toBeDefined();
});

const narrow = (props: Partial<VideoPlayerProps> = {}) => {
  const shown = show({ captions, captionLang: '', autoPlay: false, onNote: () => undefined, ...props });
  const box = shown.root.parentElement;
  if (box === null) throw new Error('no box');
  box.style.inlineSize = '375px';
  return shown;
};
const bar = () => {
  const controls = screen.getByRole('group', { name: '播放控制' });
  const shown = [...controls.querySelectorAll('button')].filter((button) => button.checkVisibility());
  return { controls, shown };
};

describe('a player as narrow as a phone', () => {
  test('has one row of thumb-sized controls, no higher than 48 px below the timeline', async () => {
    const { video } = narrow();
    await waitFor(() => expect(video.duration).toBeGreaterThan(0));
    const { controls, shown } = bar();
    expect(shown.map((button) => button.getAttribute('aria-label'))).toEqual([
      '播放',
      '字幕 关闭',
      '设置',
      '全屏',
    ]);
    for (const button of shown) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const tops = new Set(shown.map((button) => button.getBoundingClientRect().top));
    expect(tops.size).toBe(1);
    const timeline = controls.querySelector('[data-part="seek"]')?.getBoundingClientRect();
    const end = controls.getBoundingClientRect().bottom;
    expect(end - (timeline?.bottom ?? 0)).toBeLessThanOrEqual(48);
  });

  test('has the play button in the middle, and nothing over it', async () => {
    const { root } = narrow({ startAt: 3 });
    const play = await waitFor(() => {
      const found = root.querySelector('[data-part="poster"] > span')?.getBoundingClientRect();
      if (found === undefined) throw new Error('no button');
      return found;
    });
    const film = root.getBoundingClientRect();
    expect(play.left + play.width / 2).toBeCloseTo(film.left + film.width / 2, 0);
    const chip = root.querySelector('[data-part="resume"]')?.getBoundingClientRect();
    expect(chip?.bottom ?? film.top).toBeLessThanOrEqual(play.top);
    expect(play.bottom).toBeLessThanOrEqual(
      bar().controls.querySelector('[data-part="seek"]')?.getBoundingClientRect().top ?? 0,
    );
  });

  test('has everything else behind the settings button', async () => {
    narrow();
    await userEvent.click(screen.getByRole('button', { name: '设置' }));
    const menu = await screen.findByRole('menu', { name: '设置' });
    for (const name of ['在此处记笔记', '静音', '1.25×', '循环播放']) {
      expect(within(menu).getByText(name)).toBeTruthy();
    }
  });

  test('goes ten seconds back or forward with two quick taps, within the seek policy', async () => {
    const { video } = narrow({ autoPlay: true });
    await playing(video, 0.2);
    const film = video.getBoundingClientRect();
    const tap = (place: number) => {
      const at = { clientX: film.left + film.width * place, clientY: film.top + 20, pointerType: 'touch' };
      fireEvent.pointerDown(video, at);
      fireEvent.click(video, at);
    };
    act(() => {
      tap(0.8);
      tap(0.8);
    });
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(9));
    expect(video.paused).toBe(false);
    act(() => {
      tap(0.2);
      tap(0.2);
    });
    await waitFor(() => expect(video.currentTime).toBeLessThan(5));
  });
});
