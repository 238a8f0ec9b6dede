import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@stoa/ui/Button';
import { collectionListFixture } from '../../fixtures/index.ts';
import { manyCollectionsFixture } from '../fixtures.ts';
import { CollectionListPage } from './CollectionListPage.tsx';

const none = { rows: [], total: 0, pageNo: 1, pages: 0, stale: false };

const meta: Meta<typeof CollectionListPage> = {
  title: 'Patterns/CollectionListPage',
  component: CollectionListPage,
  args: { ...collectionListFixture('zh-CN'), onKeyword: fn(), onPage: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CollectionListPage>;

export const Filled: Story = {
  args: {
    follow: ({ followed = false }) => (
      <Button size="sm" variant="ghost">
        {followed ? '已关注' : '关注'}
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each leads to its page, and has a button beside', async () => {
      await expect(canvas.getByRole('link', { name: '门店运营' })).toHaveAttribute(
        'href',
        '/course/special/detail?id=4',
      );
      await expect(canvas.getAllByRole('button', { name: /关注/ })).toHaveLength(3);
    });
    await step('a word is looked for', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: '搜索专题' }), '合规');
      await expect(args.onKeyword).toHaveBeenLastCalledWith('合规', true);
    });
  },
};

/** Up to two collections have the full width each; more are shown as cards. */
export const Many: Story = {
  args: { collections: { state: 'ready', data: manyCollectionsFixture('zh-CN') } },
};

export const English: Story = { args: collectionListFixture('en'), globals: { locale: 'en' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Loading: Story = { args: { collections: { state: 'loading' } } };

export const Empty: Story = { args: { collections: { state: 'ready', data: none } } };

export const NothingFound: Story = {
  args: { keyword: '量子', collections: { state: 'ready', data: none } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索' }));
    await expect(args.onKeyword).toHaveBeenCalledWith('', false);
  },
};

export const Errors: Story = { args: { collections: { state: 'failed', onRetry: () => undefined } } };
