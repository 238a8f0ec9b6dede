import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { courseIn } from '../../course/fixtures/words.ts';
import { courseRowsFixture } from '../../fixtures/index.ts';
import { everywhere } from '../../test/resolve.ts';
import { findIn, suggestedWords } from '../fixtures.ts';
import { SearchStart } from './SearchStart.tsx';

const meta: Meta<typeof SearchStart> = {
  title: 'Patterns/SearchStart',
  component: SearchStart,
  args: {
    suggested: { state: 'ready', data: suggestedWords('zh-CN') },
    channels: [
      { key: 'all', label: '全部', href: '/course/all', current: false },
      { key: 'hot', label: '热门', href: '/course/hot', current: false },
    ],
    recommended: courseRowsFixture('zh-CN').slice(0, 3),
    t: findIn('zh-CN'),
    tCourse: courseIn('zh-CN'),
    resolve: everywhere,
    hrefOf: (keyword) => `/search?keyword=${keyword}`,
    onForget: fn(),
    onClear: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SearchStart>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('an earlier word is deleted alone or with all others', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '删除“沟通”' }));
      await expect(args.onForget).toHaveBeenCalledWith('沟通');
      await userEvent.click(canvas.getByRole('button', { name: '清空' }));
      await expect(args.onClear).toHaveBeenCalled();
    });
    await step('who has no word goes to a list or to a course that is recommended', async () => {
      await expect(canvas.getByRole('link', { name: '热门' })).toHaveAttribute('href', '/course/hot');
      await expect(canvas.getByRole('heading', { name: '为你推荐' })).toBeVisible();
    });
  },
};

/** A back end that knows no words still offers the lists. */
export const ListsOnly: Story = {
  args: { suggested: { state: 'ready', data: { suggestions: [], hot: [], history: [] } }, recommended: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '按分类浏览' })).toBeVisible();
    await expect(canvas.queryByText('输入关键词，开始搜索')).not.toBeInTheDocument();
  },
};

/** Nothing to choose: one sentence says how to begin. */
export const Empty: Story = {
  args: {
    suggested: { state: 'ready', data: { suggestions: [], hot: [], history: [] } },
    channels: [],
    recommended: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('输入关键词，开始搜索')).toBeVisible();
  },
};
