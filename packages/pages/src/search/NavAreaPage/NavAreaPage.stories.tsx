import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { coursesFixture } from '../../fixtures/index.ts';
import { AreaCourses, NavAreaPage, type AreaCoursesProps } from './NavAreaPage.tsx';

const words = { retry: '重试', pages: '课程分页', empty: '这里还没有课程' };
const courses = (rows: AreaCoursesProps['rows']) => <AreaCourses rows={rows} words={words} onPage={fn()} />;
const filled = courses({
  state: 'ready',
  data: { courses: coursesFixture('zh-CN').slice(0, 4), page: 1, pageCount: 1, stale: false },
});

const meta: Meta<typeof NavAreaPage> = {
  title: 'Patterns/NavAreaPage',
  component: NavAreaPage,
  args: {
    words: { title: '导航区', tabs: '分区', retry: '重试' },
    head: {
      state: 'ready',
      data: {
        name: '新店员起步',
        descriptionHtml: '<p>从第一天到独立当班：先学规范，再练服务，最后看懂数字。</p>',
        tabs: ['全部', '第一周', '站稳卖场', '通用能力'].map((label, at) => ({
          key: label,
          label,
          href: `/course/navArea?areaId=1&tabId=${at}`,
          current: at === 1,
        })),
      },
    },
    children: filled,
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
type Story = StoryObj<typeof NavAreaPage>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '新店员起步' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '第一周' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Loading: Story = {
  args: { head: { state: 'loading' }, children: courses({ state: 'loading' }) },
};

export const Empty: Story = {
  args: {
    children: courses({ state: 'ready', data: { courses: [], page: 1, pageCount: 0, stale: false } }),
  },
};

export const Errors: Story = {
  args: {
    head: { state: 'failed', onRetry: () => undefined },
    children: courses({ state: 'failed', onRetry: () => undefined }),
  },
};
