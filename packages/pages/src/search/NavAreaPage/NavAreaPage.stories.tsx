import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { courseIn } from '../../course/fixtures/words.ts';
import { courseRowsFixture } from '../../fixtures/index.ts';
import { everywhere } from '../../test/resolve.ts';
import { areaFixture, findIn } from '../fixtures.ts';
import { AreaCourses, NavAreaPage, type AreaCoursesProps } from './NavAreaPage.tsx';

const t = findIn('zh-CN');
const shown = (courses: AreaCoursesProps['courses']) => (
  <AreaCourses courses={courses} t={t} tCourse={courseIn('zh-CN')} resolve={everywhere} onPage={fn()} />
);
const page = { total: 4, pageNo: 1, pages: 1, stale: false };
const filled = shown({
  state: 'ready',
  data: { ...page, rows: courseRowsFixture('zh-CN').slice(0, 4) },
});

const meta: Meta<typeof NavAreaPage> = {
  title: 'Patterns/NavAreaPage',
  component: NavAreaPage,
  args: {
    area: { state: 'ready', data: areaFixture('zh-CN') },
    tabId: 1,
    tabPath: (tabId) => `/course/navArea?areaId=1&tabId=${tabId ?? ''}`,
    t,
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
  args: { area: { state: 'loading' }, children: shown({ state: 'loading' }) },
};

export const Empty: Story = {
  args: {
    children: shown({ state: 'ready', data: { ...page, rows: [], total: 0, pages: 0 } }),
  },
};

export const Errors: Story = {
  args: {
    area: { state: 'failed', onRetry: () => undefined },
    children: shown({ state: 'failed', onRetry: () => undefined }),
  },
};
