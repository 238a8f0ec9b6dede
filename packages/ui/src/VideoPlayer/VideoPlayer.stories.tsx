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
import { captions, clip, hlsSources } from './fixtures/media.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: '2.1 一对一沟通怎么谈',
    sources: clip,
    captions,
    muted: true,
    markers: [
      { time: 3, title: '开场' },
      { time: 8, title: '案例' },
    ],
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
    // A page has one player; this frame has many, and each region needs a name of its own.
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

export const InContext: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 960 }}>
      <VideoPlayer {...args} startAt={3} captionLang="zh-CN" />
      <h2>2.1 一对一沟通怎么谈</h2>
      <p>主讲 苏映雪 · 看满 90% 即完成</p>
    </div>
  ),
};
