import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { everywhere } from '../../test/resolve.ts';
import { chaptersIn, contentsFixture, finishedFixture } from '../fixtures.ts';
import { ChapterPage } from './ChapterPage.tsx';

const meta = {
  title: 'Patterns/ChapterPage',
  component: ChapterPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    contents: { state: 'ready', data: contentsFixture('zh-CN') },
    filter: 'all',
    t: chaptersIn('zh-CN'),
    resolve: everywhere,
    onFilter: fn(),
    onLocked: fn(),
  },
} satisfies Meta<typeof ChapterPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args: { onLocked }, canvas, userEvent, step }) => {
    await step('each chapter says how far it is, and a locked lesson says why', async () => {
      await expect(canvas.getByRole('region', { name: '课程进度' })).toHaveTextContent('46%');
      await userEvent.click(canvas.getByRole('button', { name: /说清楚期待/ }));
      await expect(onLocked).toHaveBeenCalledWith('order');
    });
  },
};
export const English: Story = {
  args: { contents: { state: 'ready', data: contentsFixture('en') }, t: chaptersIn('en') },
  globals: { locale: 'en' },
};
export const Dark: Story = { globals: { appearance: 'dark', color: '#2f6bff' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const NothingLeft: Story = {
  args: { filter: 'unfinished', contents: { state: 'ready', data: finishedFixture('zh-CN') } },
};
export const Loading: Story = { args: { contents: { state: 'loading' } } };
export const Failed: Story = { args: { contents: { state: 'failed', onRetry: fn() } } };
