import { TargetKind } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { courseRowsFixture } from '../../fixtures/index.ts';
import { answerFixture, foundCourses, suggestedWords } from '../fixtures.ts';
import { searchPageFixture } from './fixtures.tsx';
import { SearchPage } from './SearchPage.tsx';

const meta: Meta<typeof SearchPage> = {
  title: 'Patterns/SearchPage',
  component: SearchPage,
  args: {
    ...searchPageFixture('zh-CN'),
    onSearch: fn(),
    onSort: fn(),
    onPage: fn(),
  },
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
type Story = StoryObj<typeof SearchPage>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what was found stands out', async () => {
      const title = await canvas.findByRole('link', { name: '高效沟通的艺术' });
      await expect(title.querySelector('em')).toHaveTextContent('沟通');
    });
    await step('a row says what one decides by', async () => {
      await expect(canvas.getByText('8 门课程 · 126 人关注')).toBeVisible();
      await expect(canvas.getByText('已学 64%')).toBeVisible();
    });
    await step('words beside lead to other searches, and none of them to this one', async () => {
      const aside = within(canvas.getByRole('complementary', { name: '换个词搜' }));
      await expect(aside.getByRole('link', { name: '沟通技巧' })).toBeVisible();
      await expect(aside.getByRole('link', { name: '门店防损' })).toBeVisible();
      await expect(aside.queryByRole('link', { name: '沟通' })).not.toBeInTheDocument();
    });
    await step('another word is looked for with Enter, without outer spaces', async () => {
      const field = canvas.getByRole('searchbox', { name: '搜索内容' });
      await userEvent.clear(field);
      await userEvent.type(field, ' 谈判 {Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('谈判');
    });
    await step('kinds are links with their numbers', async () => {
      await expect(canvas.getByRole('link', { name: /^课程\s*12$/ })).toHaveAttribute(
        'href',
        '/search?keyword=沟通&kind=1',
      );
    });
  },
};

export const English: Story = { args: searchPageFixture('en'), globals: { locale: 'en' } };

export const OneKind: Story = {
  args: {
    looked: { keyword: '沟通', kind: TargetKind.Course, sort: 'default' },
    answer: {
      state: 'ready',
      data: answerFixture('zh-CN', { list: foundCourses('zh-CN'), total: 32, pageSize: 20, pages: 2 }),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Empty: Story = {
  args: {
    looked: { keyword: 'Exsel', sort: 'default' },
    answer: {
      state: 'ready',
      data: answerFixture('zh-CN', { list: [], total: 0, pages: 0, counts: [], corrected: 'Excel' }),
    },
    suggested: { state: 'ready', data: { ...suggestedWords('zh-CN'), hot: ['领导力'] } },
    recommended: courseRowsFixture('zh-CN').slice(0, 3),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Excel' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Loading: Story = { args: { answer: { state: 'loading' } } };

export const Errors: Story = {
  args: { answer: { state: 'failed', onRetry: () => undefined } },
};
