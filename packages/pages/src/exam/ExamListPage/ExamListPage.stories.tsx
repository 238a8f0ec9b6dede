import { ExamKind, type Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { everywhere } from '../../test/resolve.ts';
import { examRowsFixture, examsIn, resultNow } from '../resultFixtures.ts';
import { ExamListPage, type ExamListPageProps } from './ExamListPage.tsx';
import { tabsOf } from './tabs.ts';

const filled = (locale: Locale): Partial<ExamListPageProps> => ({
  exams: {
    state: 'ready',
    data: { rows: examRowsFixture(locale), total: 21, pageNo: 1, pages: 2, stale: false },
  },
  t: examsIn(locale),
});
const cleared = fn();

const meta: Meta<typeof ExamListPage> = {
  title: 'Patterns/ExamListPage',
  component: ExamListPage,
  args: {
    ...filled('zh-CN'),
    tabs: tabsOf(true),
    tab: 'todo',
    hrefOf: (tab) => `/exam/list?tab=${tab}`,
    keyword: '',
    layout: 'card',
    now: resultNow,
    secondsSince: 0,
    recordsHref: '/exam/record',
    resolve: everywhere,
    onKind: fn(),
    onKeyword: fn(),
    onClear: cleared,
    onLayout: fn(),
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
type Story = StoryObj<typeof ExamListPage>;

const cardOf = (canvasElement: HTMLElement, title: RegExp) => {
  const card = within(canvasElement).getByRole('heading', { name: title }).closest('article');
  return within(card ?? canvasElement);
};

export const Filled: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step(
      'an exam that goes on says how long it still does, and is gone on with by its attempt',
      async () => {
        const running = cardOf(canvasElement, /· 季度考试/);
        await expect(running.getByText('本场还剩 12 分钟')).toBeVisible();
        await expect(running.getByRole('link', { name: '继续考试' })).toHaveAttribute(
          'href',
          '/exam/answer?examId=1&attemptId=11',
        );
      },
    );
    await step('a result leads to its attempt, and may be followed by another try', async () => {
      const passed = cardOf(canvasElement, /课后测试/);
      await expect(passed.getByRole('link', { name: '查看结果' })).toHaveAttribute(
        'href',
        '/exam/record?attemptId=17',
      );
      await expect(passed.getByRole('link', { name: '再考一次' })).toBeVisible();
      await expect(cardOf(canvasElement, /复习测试/).queryByRole('link', { name: '再考一次' })).toBeNull();
    });
    await step('what is not open and what was missed offers nothing', async () => {
      for (const title of [/冬季消防/, /上季度考试/]) {
        await expect(cardOf(canvasElement, title).getAllByRole('link')).toHaveLength(1);
      }
    });
    await step('exams are found by their kind and by words', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '考试类型' }), '随堂练习');
      await expect(args.onKind).toHaveBeenCalledWith(ExamKind.ClassPractice);
      await userEvent.type(canvas.getByRole('searchbox', { name: '搜索考试' }), '消防');
      await expect(args.onKeyword).toHaveBeenLastCalledWith('消防', true);
    });
  },
};

export const English: Story = { args: filled('en'), globals: { locale: 'en' } };
export const AsRows: Story = { args: { layout: 'row' } };
export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Loading: Story = { args: { exams: { state: 'loading' } } };
export const Errors: Story = { args: { exams: { state: 'failed', kind: 'network', onRetry: fn() } } };

const nothing: Partial<ExamListPageProps> = {
  exams: { state: 'ready', data: { rows: [], total: 0, pageNo: 1, pages: 0, stale: false } },
};

export const Empty: Story = {
  args: nothing,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有待考的考试')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看全部考试' })).toHaveAttribute(
      'href',
      '/exam/list?tab=all',
    );
  },
};

export const NothingFound: Story = {
  args: { ...nothing, examKind: ExamKind.AfterClassTest },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(cleared).toHaveBeenCalledOnce();
  },
};
