import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, fn } from 'storybook/test';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { Transcript, transcriptSurfaces } from './Transcript.tsx';

const nothing = () => undefined;
const talk = [
  '先听完，再回应。',
  '对方停下来的时候，数三秒再开口。',
  '用自己的话复述一遍：“你是说……对吗？”',
  '问“还有呢”，常常比给建议更有用。',
  '最后约好下一步，写下来，发给对方。',
].map((text, at) => ({ from: at * 12, to: at * 12 + 11, text }));

const meta = {
  title: 'Media/Transcript',
  component: Transcript,
  args: {
    lines: talk,
    lang: 'zh-CN',
    currentTime: () => 14,
    subscribe: () => nothing,
    onSeek: fn(),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof Transcript>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In a page, and in a player. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {transcriptSurfaces.map((surface) => (
        <Transcript key={surface} {...args} aria-label={surface} surface={surface} onClose={nothing} />
      ))}
    </div>
  ),
};

/**
 * A line that was not watched yet cannot be chosen, and the list says so. A file that cannot be loaded has a
 * message too.
 */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Transcript {...args} aria-label="不能快进" reachable={() => 20} />
      <Transcript {...args} aria-label="没有文件" lines={undefined} url="data:text/vtt," />
    </div>
  ),
};

export const Content: Story = {
  args: {
    lines: [
      { from: 0, to: 4, text: texts.long },
      { from: 36_000, to: 36_004, text: texts.one },
    ],
    languages: [
      { lang: 'zh-CN', label: '中文' },
      { lang: 'en', label: 'English' },
    ],
    onLanguage: fn(),
  },
};

export const Tenants: Story = {
  render: function Numbered(args) {
    return <Transcript {...args} aria-label={`文字稿 ${useId()}`} />;
  },
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors };
export const English: Story = { ...inEnglish };

export const Search: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('lines are searched, and the places counted', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: '搜索文字稿' }), '对方');
      await expect(canvas.getByText('2 处')).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    });
    await step('a line leads to its second', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /数三秒/ }));
      await expect(args.onSeek).toHaveBeenCalledWith(12);
    });
  },
};

export const InContext: Story = {
  decorators: [
    (Story) => (
      <section>
        <h2>一对一沟通怎么谈</h2>
        {Story()}
      </section>
    ),
  ],
};
