import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { lessonFixture, studyIn } from '../fixtures.ts';
import { PurePlayer, type PurePlayerProps } from './PurePlayer.tsx';

const lesson = lessonFixture('zh-CN');

const meta = {
  title: 'Patterns/PurePlayer',
  component: PurePlayer,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    title: lesson.item.title,
    stage: { kind: 'media', lesson, playing: { mini: false } },
    t: studyIn('zh-CN'),
  } satisfies PurePlayerProps,
} satisfies Meta<typeof PurePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const InAnotherWindow: Story = {
  args: {
    block: {
      key: 'tab',
      title: '正在另一个窗口播放',
      text: '同一时间只在一处计入学习。',
      action: { label: '在这里继续', onAct: fn() },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '在这里继续' })).toHaveFocus());
  },
};

export const WithoutSession: Story = {
  args: { stage: { kind: 'closed' }, instead: <a href="/login">登录</a> },
};
