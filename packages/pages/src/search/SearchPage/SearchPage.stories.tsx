import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { coursesFixture } from '../../fixtures/index.ts';
import { searchPageFixture, searchRows } from './fixtures.tsx';
import { SearchRows } from './parts/Rows.tsx';
import { SearchPage } from './SearchPage.tsx';

const meta: Meta<typeof SearchPage> = {
  title: 'Patterns/SearchPage',
  component: SearchPage,
  args: {
    ...searchPageFixture('zh-CN'),
    onSearch: fn(),
    onSort: fn(),
    onPage: fn(),
    onForget: fn(),
    onClear: fn(),
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
    answer: {
      state: 'ready',
      data: {
        found: true,
        grouped: false,
        groups: [
          {
            key: '1',
            title: '课程',
            list: <SearchRows rows={{ state: 'ready', data: searchRows('zh-CN') }} retry="重试" level={2} />,
          },
        ],
        count: '共 32 条结果',
        page: 1,
        pageCount: 2,
        stale: false,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Start: Story = {
  args: {
    keyword: '',
    tabs: [],
    answer: undefined,
    start: {
      state: 'ready',
      data: {
        history: [
          { label: '沟通', href: '/search?keyword=沟通' },
          { label: '门店防损', href: '/search?keyword=门店防损' },
        ],
        hot: [
          { label: '领导力', href: '/search?keyword=领导力' },
          { label: '数据分析', href: '/search?keyword=数据分析' },
        ],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除“沟通”' }));
    await expect(args.onForget).toHaveBeenCalledWith('沟通');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: {
    keyword: 'Exsel',
    tabs: [],
    answer: {
      state: 'ready',
      data: {
        found: false,
        corrected: { label: 'Excel', href: '/search?keyword=Excel' },
        hot: [{ label: '领导力', href: '/search?keyword=领导力' }],
        courses: coursesFixture('zh-CN').slice(0, 3),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Excel' })).toBeVisible();
  },
};

export const Loading: Story = { args: { tabs: [], answer: { state: 'loading' } } };

export const Errors: Story = {
  args: { tabs: [], answer: { state: 'failed', onRetry: () => undefined } },
};
