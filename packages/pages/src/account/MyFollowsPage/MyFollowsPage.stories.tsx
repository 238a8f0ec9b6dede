import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@stoa/ui/Button';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { everywhere } from '../../test/resolve.ts';
import { followsFixture, mineIn } from '../fixtures.ts';
import { MyFollowsPage, type MyFollowsPageProps } from './MyFollowsPage.tsx';

const filled = (locale: Locale): Partial<MyFollowsPageProps> => ({
  follows: {
    state: 'ready',
    data: { rows: followsFixture(locale), total: 23, pageNo: 1, pages: 2, stale: false },
  },
  t: mineIn(locale),
});

const meta: Meta<typeof MyFollowsPage> = {
  title: 'Patterns/MyFollowsPage',
  component: MyFollowsPage,
  args: {
    ...filled('zh-CN'),
    kinds: ['teacher', 'lecturer', 'special', 'institute'],
    kind: undefined,
    hrefOf: (kind) => (kind === undefined ? '/user/concern' : `/user/concern?kind=${kind}`),
    browseHref: '/teacher/list',
    resolve: everywhere,
    renderFollow: ({ title }) => (
      <Button size="sm" variant="ghost">
        已关注
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Button>
    ),
    onPage: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '60rem', padding: '1.5rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof MyFollowsPage>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '苏映雪' })).toHaveAttribute(
      'href',
      '/lecturer/detail?id=811',
    );
    await expect(canvas.getByRole('button', { name: '已关注 AI 提效' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const English: Story = { args: filled('en'), globals: { locale: 'en' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#1677ff' } };

export const Loading: Story = { args: { follows: { state: 'loading' } } };

export const Empty: Story = {
  args: { follows: { state: 'ready', data: { rows: [], total: 0, pageNo: 1, pages: 0, stale: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '看看名师' })).toBeVisible();
  },
};

export const Errors: Story = { args: { follows: { state: 'failed', onRetry: fn() } } };
