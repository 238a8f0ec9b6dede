import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { courseListFixture } from '../fixtures/index.ts';
import { CourseListPage } from './CourseListPage.tsx';

const loading = { state: 'loading' } as const;
const failed = { state: 'failed', onRetry: () => undefined } as const;

const meta: Meta<typeof CourseListPage> = {
  title: 'Patterns/CourseListPage',
  component: CourseListPage,
  args: {
    ...courseListFixture('zh-CN'),
    onFilter: fn(),
    onKeyword: fn(),
    onSort: fn(),
    onLayout: fn(),
    onPage: fn(),
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
type Story = StoryObj<typeof CourseListPage>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the number of courses is said', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('共 42 门课程');
    });
    await step('filters in use go away one by one', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '移除门店运营' }));
      await expect(args.onFilter).toHaveBeenLastCalledWith('categoryId', '');
    });
    await step('what is typed is looked for without outer spaces', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: '搜索课程' }), '安全 ');
      await expect(args.onKeyword).toHaveBeenLastCalledWith('安全', true);
    });
    await step('another layout, another page', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '列表' }));
      await expect(args.onLayout).toHaveBeenCalledWith('table');
      await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
      await expect(args.onPage).toHaveBeenCalledWith(2);
    });
  },
};

export const English: Story = { args: courseListFixture('en'), globals: { locale: 'en' } };

export const Table: Story = {
  args: { layout: 'table' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: /^继续学习 新店员第一课/ })).toBeVisible();
  },
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Loading: Story = { args: { filters: loading, rows: loading } };

export const Empty: Story = {
  args: {
    rows: {
      state: 'ready',
      data: { courses: [], count: '共 0 门课程', page: 1, pageCount: 0, stale: false },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [, inState] = canvas.getAllByRole('button', { name: '清除筛选' });
    if (inState) await userEvent.click(inState);
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const Errors: Story = { args: { filters: failed, rows: failed } };
