import { Definition, SeekPolicy } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { captions, clip, hlsSources, liveSources } from './fixtures/media.ts';
import { playerKeys } from './keyMap.ts';
import { ShortcutRows } from './parts/ShortcutList.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  parameters: { keyboard: playerKeys },
  args: {
    title: '2.1 一对一沟通怎么谈',
    sources: clip,
    captions,
    muted: true,
    chapters: [
      { time: 0, title: '开场' },
      { time: 3, title: '先听完' },
      { time: 8, title: '把问题还回去' },
    ],
    markers: [{ time: 5, title: '案例：排班冲突' }],
    // Settings are not stored, so that those of one story do not affect the next.
    storage: { read: () => undefined, write: () => undefined },
    covered: [
      [0, 2],
      [6, 7],
    ],
    onPlay: fn(),
    onSeek: fn(),
    onPolicyBlocked: fn(),
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const filmOf = (element: HTMLElement) => {
  const film = element.querySelector('video');
  if (film === null) throw new Error('VideoPlayer shows no video');
  return film;
};
const slow = { timeout: 8_000 };

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
      <VideoPlayer {...args} title="自由拖动" />
      <VideoPlayer {...args} title="不能快进" seekPolicy={SeekPolicy.NoForward} maxPosition={5} startAt={4} />
      <VideoPlayer {...args} title="不能拖动" seekPolicy={SeekPolicy.NoSeek} maxPosition={5} />
      <VideoPlayer
        {...args}
        title="录音"
        sources={[{ definition: Definition.Auto, type: 'm4a', url: clip[0]?.url ?? '' }]}
        captions={[]}
        backdrop={<CourseCover seed={22} category="领导力" style={{ blockSize: '100%' }} />}
      />
    </div>
  ),
};

export const States: Story = {
  args: { sources: [{ definition: Definition.Auto, type: 'mp4', url: 'data:video/mp4;base64,broken' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, slow)).toHaveTextContent('暂时无法播放');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Content: Story = {
  args: { title: texts.long },
  decorators: [(Story) => <Narrow width={420}>{Story()}</Narrow>],
};

export const Tenants: Story = {
  render: function Numbered(args) {
    // A page has one player, but this frame shows many, and each region needs a name of its own.
    return <VideoPlayer {...args} title={`${args.title} ${useId()}`} sources={[]} startAt={0} />;
  },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...Playground, ...rightToLeft };
export const LargeText: Story = { ...Playground, ...largeText };
export const ForcedColors: Story = { ...Playground, ...forcedColors };
export const English: Story = { ...Playground, ...inEnglish };

export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const film = filmOf(canvasElement);
    await waitFor(() => expect(film.readyState).toBeGreaterThan(0), slow);
    canvas.getByRole('region', { name: '播放器：2.1 一对一沟通怎么谈' }).focus();
    await step('K plays, L goes ten seconds on', async () => {
      await userEvent.keyboard('k');
      await waitFor(() => expect(args.onPlay).toHaveBeenCalled(), slow);
      await userEvent.keyboard('l');
      await waitFor(() => expect(film.currentTime).toBeGreaterThan(9), slow);
      await userEvent.keyboard('k');
    });
    await step('? lists the keys, Escape closes the list', async () => {
      await userEvent.keyboard('?');
      await expect(await canvas.findByRole('dialog', { name: '快捷键' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};

export const FastForwardOff: Story = {
  args: { seekPolicy: SeekPolicy.NoForward, maxPosition: 4, startAt: 3 },
  play: async ({ args, canvas, canvasElement, step }) => {
    const film = filmOf(canvasElement);
    await waitFor(() => expect(film.readyState).toBeGreaterThan(0), slow);
    await step('a jump beyond what was watched comes back with the reason', async () => {
      film.currentTime = 11;
      await waitFor(() => expect(args.onPolicyBlocked).toHaveBeenCalledWith('forward'), slow);
      await expect(canvas.getByText('本节不支持快进')).toBeVisible();
      await expect(film.currentTime).toBeLessThan(5);
    });
  },
};

export const Quality: Story = {
  args: { sources: hlsSources(), autoPlay: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const film = filmOf(canvasElement);
    await waitFor(() => expect(film.currentTime).toBeGreaterThan(0.2), slow);
    await step('another quality, same place, still playing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /清晰度/ }));
      await userEvent.click(await canvas.findByRole('menuitemradio', { name: '流畅' }));
      const at = film.currentTime;
      await waitFor(() => expect(film.currentTime).toBeGreaterThan(at), slow);
      film.pause();
    });
  },
};

export const Chapters: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const film = filmOf(canvasElement);
    await waitFor(() => expect(film.readyState).toBeGreaterThan(0), slow);
    await step('the list of chapters leads to where each begins', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '章节' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: /把问题还回去/ }));
      await waitFor(() => expect(film.currentTime).toBeCloseTo(8, 0), slow);
      await expect(canvas.getByText('把问题还回去')).toBeVisible();
    });
  },
};

export const CaptionLook: Story = {
  // Captions are shown only after the first frame, so the story starts at second 1.
  args: { startAt: 1 },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const film = filmOf(canvasElement);
    await waitFor(() => expect(film.readyState).toBeGreaterThan(0), slow);
    await step('captions are large and at the top while the menu stays open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '字幕 关闭' }));
      await userEvent.click(await canvas.findByRole('menuitemradio', { name: '中文' }));
      const words = await canvas.findByText('先听完，再回应——这是一对一沟通的第一步', {}, slow);
      await userEvent.click(canvas.getByRole('button', { name: '字幕 中文' }));
      await userEvent.click(await canvas.findByRole('menuitemradio', { name: '大' }));
      await userEvent.click(canvas.getByRole('menuitemradio', { name: '上方' }));
      await expect(words.parentElement?.dataset).toMatchObject({ size: 'lg', position: 'top' });
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const Transcript: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const film = filmOf(canvasElement);
    await waitFor(() => expect(film.readyState).toBeGreaterThan(0), slow);
    await step('X opens what is said; a found line leads to its second', async () => {
      canvas.getByRole('region', { name: '播放器：2.1 一对一沟通怎么谈' }).focus();
      await userEvent.keyboard('x');
      await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索文字稿' }, slow), '问题');
      await userEvent.click(await canvas.findByRole('button', { name: /把问题还给对方/ }, slow));
      await waitFor(() => expect(film.currentTime).toBeCloseTo(6, 0), slow);
    });
  },
};

export const Live: Story = {
  args: { sources: liveSources(), live: true, autoPlay: true, chapters: [], markers: [], covered: [] },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const film = filmOf(canvasElement);
    await waitFor(() => expect(film.currentTime).toBeGreaterThan(12), slow);
    await step('whoever looked back returns to the live edge', async () => {
      film.currentTime = 1;
      await userEvent.click(await canvas.findByRole('button', { name: '回到直播' }, slow));
      await waitFor(() => expect(film.currentTime).toBeGreaterThan(12), slow);
      film.pause();
    });
  },
};

export const MiniPlayer: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const film = filmOf(canvasElement);
    await waitFor(() => expect(film.readyState).toBeGreaterThan(0), slow);
    await step('I lets it float in the corner, and it gives its place back', async () => {
      const player = canvas.getByRole('region', { name: '播放器：2.1 一对一沟通怎么谈' });
      player.focus();
      await userEvent.keyboard('i');
      await canvas.findByText('正在小窗中播放', {}, slow);
      await expect(player).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: '回到原处' }));
      await expect(canvas.queryByText('正在小窗中播放')).toBeNull();
    });
  },
};

/** All keys, as `?` lists them for a player that supports everything. */
export const KeyboardMap: Story = {
  render: () => (
    <Narrow width={420}>
      <div style={{ padding: 20, background: 'var(--stoa-media-surface)', color: 'var(--stoa-media-ink)' }}>
        <ShortcutRows />
      </div>
    </Narrow>
  ),
};

export const InContext: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 960 }}>
      <VideoPlayer {...args} startAt={3} captionLang="zh-CN" />
      <h2>2.1 一对一沟通怎么谈</h2>
      <p>主讲 苏映雪 · 看满 90% 即完成</p>
    </div>
  ),
};
