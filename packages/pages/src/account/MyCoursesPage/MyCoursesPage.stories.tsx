import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { courseIn } from '../../course/fixtures/words.ts';
import { courseRowsFixture } from '../../fixtures/index.ts';
import { everywhere } from '../../test/resolve.ts';
import { mineIn, notesFixture } from '../fixtures.ts';
import { MyNotes } from '../MyNotes/index.ts';
import { MyCoursesPage, type MyCoursesPageProps } from './MyCoursesPage.tsx';
import type { MyTab } from './tabs.ts';

const tabs: readonly MyTab[] = ['studying', 'completed', 'assigned', 'collected', 'wanna', 'bought', 'notes'];
const removed = fn(() => Promise.resolve());

function filled(locale: Locale): Partial<MyCoursesPageProps> {
  const rows = courseRowsFixture(locale);
  return {
    courses: { state: 'ready', data: { rows, total: 24, pageNo: 1, pages: 2, stale: false } },
    t: mineIn(locale),
    tCourse: courseIn(locale),
    notes: (
      <MyNotes
        notes={{
          state: 'ready',
          data: { rows: notesFixture(locale), total: 4, pageNo: 1, pages: 1, stale: false },
        }}
        now={Date.UTC(2026, 2, 10, 2)}
        t={mineIn(locale)}
        resolve={everywhere}
        onDelete={deleted}
        onPage={fn()}
      />
    ),
  };
}
const deleted = fn();

const meta: Meta<typeof MyCoursesPage> = {
  title: 'Patterns/MyCoursesPage',
  component: MyCoursesPage,
  args: {
    ...filled('zh-CN'),
    tabs,
    tab: 'studying',
    hrefOf: (tab) => `/user/course?tab=${tab}`,
    keyword: '',
    layout: 'card',
    browseHref: '/course/all',
    resolve: everywhere,
    onKeyword: fn(),
    onLayout: fn(),
    onPage: fn(),
    onRemove: removed,
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
type Story = StoryObj<typeof MyCoursesPage>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('every tab has an address, and the shown one is marked', async () => {
      await expect(canvas.getByRole('link', { name: '在学' })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('link', { name: '想学' })).toHaveAttribute(
        'href',
        '/user/course?tab=wanna',
      );
    });
    await step('the number of courses is said, and they can be searched and paged', async () => {
      await expect(canvas.getByText('共 24 门课程')).toBeVisible();
      await userEvent.type(canvas.getByRole('searchbox', { name: '搜索我的课程' }), '客诉');
      await expect(args.onKeyword).toHaveBeenLastCalledWith('客诉', true);
      await userEvent.click(canvas.getByRole('radio', { name: '列表' }));
      await expect(args.onLayout).toHaveBeenCalledWith('row');
      await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
      await expect(args.onPage).toHaveBeenCalledWith(2);
    });
    await step('what the company has assigned or one has studied cannot be taken out', async () => {
      await expect(canvas.queryByRole('button', { name: '批量管理' })).toBeNull();
    });
  },
};

export const English: Story = { args: filled('en'), globals: { locale: 'en' } };

export const AsRows: Story = { args: { layout: 'row' } };

export const TakingOut: Story = {
  args: { tab: 'collected' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批量管理' }));
    await step('nothing is chosen at first', async () => {
      await expect(canvas.getByRole('button', { name: '移出所选' })).toBeDisabled();
    });
    await step('one is asked before anything is taken out, and can still go back', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /选择《新店员第一课/ }));
      await expect(canvas.getByText('已选 1 门')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '移出所选' }));
      const dialog = within(await within(canvasElement).findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: '取消' }));
      await expect(removed).not.toHaveBeenCalled();
    });
    await step('then all that were chosen go', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '移出所选' }));
      const dialog = within(await within(canvasElement).findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: '移出所选' }));
      await waitFor(() => expect(removed).toHaveBeenCalledWith('collected', [expect.any(Number)]));
      await waitFor(() => expect(canvas.getByRole('button', { name: '批量管理' })).toBeVisible());
    });
  },
};

export const Notes: Story = {
  args: { tab: 'notes' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a note leads back to its second', async () => {
      await expect(canvas.getByRole('link', { name: /先听完，再开口 00:42/ })).toHaveAttribute(
        'href',
        '/course/study?courseId=201&itemId=20101&t=42',
      );
    });
    await step('a note is deleted only after a question', async () => {
      const [first] = canvas.getAllByRole('button', { name: /^删除笔记：/ });
      if (first) await userEvent.click(first);
      const dialog = within(await within(canvasElement).findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: '删除' }));
      await expect(deleted).toHaveBeenCalledWith(5);
    });
  },
};

export const NotesInEnglish: Story = { args: { ...filled('en'), tab: 'notes' }, globals: { locale: 'en' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };

export const Loading: Story = { args: { courses: { state: 'loading' } } };

const nothing: Partial<MyCoursesPageProps> = {
  courses: { state: 'ready', data: { rows: [], total: 0, pageNo: 1, pages: 0, stale: false } },
};

export const Empty: Story = {
  args: { ...nothing, tab: 'wanna' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去选课' })).toHaveAttribute('href', '/course/all');
  },
};

export const EmptySearch: Story = {
  args: { ...nothing, keyword: 'xyz' },
  play: async ({ args, canvas, userEvent }) => {
    const [, inState] = canvas.getAllByRole('button', { name: '清除搜索' });
    await userEvent.click(inState ?? canvas.getByRole('button', { name: '清除搜索' }));
    await expect(args.onKeyword).toHaveBeenLastCalledWith('', false);
  },
};

export const Errors: Story = { args: { courses: { state: 'failed', onRetry: fn() } } };
