import type { CourseSummary } from '@stoa/api/contract/course';
import { CourseListKind } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@stoa/ui/Button';
import { coversThePage } from '@stoa/ui/test/stories';
import { courseFiltersFixture, courseListFixture, courseRowsFixture } from '../../fixtures/index.ts';
import { CourseListPage, type CourseListPageProps } from './CourseListPage.tsx';
import { filterGroups } from './filters.ts';
import { FilterSheet } from './parts/FilterSheet.tsx';

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
      await userEvent.click(await canvas.findByRole('button', { name: '移除门店运营' }));
      await expect(args.onFilter).toHaveBeenLastCalledWith('categoryId', '');
    });
    await step('what is typed is looked for without outer spaces', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: '在列表中搜索' }), '安全 ');
      await expect(args.onKeyword).toHaveBeenLastCalledWith('安全', true);
    });
    await step('another layout, another page', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: '列表' }));
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
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: /^继续学习 新店员第一课/ })).toBeVisible();
  },
};

const courses = courseRowsFixture('zh-CN');
const rowsOf = (rows: readonly CourseSummary[]): Partial<CourseListPageProps> => ({
  courses: { state: 'ready', data: { rows, total: rows.length, pageNo: 1, pages: 1, stale: false } },
});

export const Ranked: Story = {
  args: { ...rowsOf(courses), kind: CourseListKind.Hot, sorts: ['hot'], sort: 'hot' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: '最热门' })).toBeNull();
    await expect(canvasElement.querySelectorAll('ol > li')).toHaveLength(courses.length);
  },
};

const october = new Date(2026, 9, 12).getTime();

export const ByMonth: Story = {
  args: {
    ...rowsOf(courses.map((course, at) => (at < 3 ? course : { ...course, freshTime: october }))),
    kind: CourseListKind.Fresh,
    sorts: ['new', 'hot', 'score'],
    sort: 'new',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '2026年10月' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: '客诉处理五步法' })).toBeVisible();
  },
};

export const BesideAColumn: Story = {
  args: {
    kind: CourseListKind.Industry,
    industries: { chosen: 1, hrefOf: (industryId) => `/course/industry?industryId=${industryId}` },
  },
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('link', { name: '零售' });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
  },
};

export const WithReasonsAndMarks: Story = {
  args: {
    ...rowsOf(
      courses.map((course) => ({
        ...course,
        reason: '你最近学了「新店员第一课」，这门课接着往下讲。',
      })),
    ),
    actions: <Button variant="outline">刷新推荐</Button>,
    marks: ({ title }) => (
      <Button size="sm" variant="ghost">
        收藏<span hidden>{title}</span>
      </Button>
    ),
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
};

const closed = fn();

/** On a narrow page the filters open in a sheet. */
export const FiltersInASheet: Story = {
  ...coversThePage,
  render: ({ filters, tList, onFilter, onClear, ...offered }) => (
    <FilterSheet
      open
      onOpenChange={closed}
      groups={filters.state === 'ready' ? filterGroups(filters.data, { ...offered, tList }) : []}
      total={42}
      {...{ tList, onFilter, onClear }}
    />
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each value says what it leaves', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^基层 30/ }));
      await expect(args.onFilter).toHaveBeenLastCalledWith('jobLevel', '1');
    });
    await step('the sheet says what is left, and leads there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查看 42 门课程' }));
      await expect(closed).toHaveBeenCalledWith(false);
    });
  },
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Loading: Story = { args: { banner: 'expected', filters: loading, courses: loading } };

export const Empty: Story = {
  args: rowsOf([]),
  play: async ({ args, canvas, userEvent }) => {
    const [, inState] = canvas.getAllByRole('button', { name: '清除筛选' });
    if (inState) await userEvent.click(inState);
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const EmptyAtAll: Story = {
  args: {
    ...rowsOf([]),
    kind: CourseListKind.Customize,
    values: {},
    filters: { state: 'ready', data: { ...courseFiltersFixture('zh-CN'), categories: [] } },
    offered: ['categoryId'],
    contactHref: '/official/clues',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '联系我们定制' })).toBeVisible();
  },
};

export const Errors: Story = { args: { filters: failed, courses: failed } };
