import { Definition, SeekPolicy } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, waitFor } from 'storybook/test';
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
import { captions, clip } from '../VideoPlayer/fixtures/media.ts';
import { playerKeys } from '../VideoPlayer/keyMap.ts';
import { AudioPlayer } from './AudioPlayer.tsx';

const cover = <CourseCover seed={22} category="领导力" style={{ blockSize: '100%' }} />;

const meta = {
  title: 'Media/AudioPlayer',
  component: AudioPlayer,
  parameters: { keyboard: playerKeys },
  args: {
    title: '2.2 一次真实的谈话',
    subtitle: '讲师 苏映雪 · 店长领导力',
    sources: [{ definition: Definition.Auto, type: 'm4a', url: clip[0]?.url ?? '' }],
    captions,
    muted: true,
    covered: [[0, 3]],
    storage: { read: () => undefined, write: () => undefined },
  },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const slow = { timeout: 8_000 };

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <AudioPlayer {...args} title="只有声音" />
      <AudioPlayer {...args} title="带封面" cover={cover} />
      <AudioPlayer
        {...args}
        title="分章，不能快进"
        seekPolicy={SeekPolicy.NoForward}
        maxPosition={5}
        startAt={2}
        chapters={[
          { time: 0, title: '开场' },
          { time: 6, title: '复盘' },
        ]}
      />
    </div>
  ),
};

export const States: Story = {
  args: { sources: [{ definition: Definition.Auto, type: 'mp3', url: 'data:audio/mpeg;base64,broken' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, slow)).toHaveTextContent('暂时无法播放');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Content: Story = {
  args: { title: texts.long, cover },
  decorators: [(Story) => <Narrow width={420}>{Story()}</Narrow>],
};

export const Tenants: Story = {
  render: function Numbered(args) {
    // A page has one player, but this frame shows many, and each region needs a name of its own.
    return <AudioPlayer {...args} title={`${args.title} ${useId()}`} sources={[]} />;
  },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...Playground, ...rightToLeft };
export const LargeText: Story = { ...Playground, ...largeText };
export const ForcedColors: Story = { ...Playground, ...forcedColors };
export const English: Story = { ...Playground, ...inEnglish };

export const Transcript: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const sound = canvasElement.querySelector('audio');
    await waitFor(() => expect(sound?.readyState).toBeGreaterThan(0), slow);
    await step('what is said opens below, and a line leads to its second', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '文字稿' }));
      await userEvent.click(await canvas.findByRole('button', { name: /把问题还给对方/ }, slow));
      await waitFor(() => expect(sound?.currentTime).toBeCloseTo(6, 0), slow);
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 760 }}>
      <AudioPlayer {...args} cover={cover} startAt={1.5} />
      <h2>2.2 一次真实的谈话</h2>
      <p>听满 90% 即完成。路上听也算：切到后台会继续播放。</p>
    </div>
  ),
};
