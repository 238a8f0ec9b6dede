import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { examRecordsIn, labelsIn, recordsFixture, resultNow } from '../resultFixtures.ts';
import { ExamRecordPage, type ExamRecordPageProps } from './ExamRecordPage.tsx';

const filled = (locale: Locale): Partial<ExamRecordPageProps> => ({
  records: {
    state: 'ready',
    data: { rows: recordsFixture(locale), total: 25, pageNo: 1, pages: 2, stale: false },
  },
  exams: recordsFixture(locale)
    .slice(1)
    .map(({ exam: { examId, title } }) => ({ examId, title })),
  locale,
  labels: labelsIn(locale),
  t: examRecordsIn(locale),
});
const cleared = fn();

const meta: Meta<typeof ExamRecordPage> = {
  title: 'Patterns/ExamRecordPage',
  component: ExamRecordPage,
  args: {
    ...filled('zh-CN'),
    filters: { from: '', to: '' },
    narrow: false,
    listHref: '/exam/list',
    resultHrefOf: (attemptId) => `/exam/record?attemptId=${attemptId}`,
    now: resultNow,
    onFilter: fn(),
    onClear: cleared,
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
type Story = StoryObj<typeof ExamRecordPage>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('each attempt leads to its result, and says how it ended in words', async () => {
      const [first, second, third, fourth, practice] = canvas.getAllByRole('row').slice(1);
      await expect(first).toHaveTextContent('86 / 100');
      await expect(first).toHaveTextContent('已通过');
      await expect(second).toHaveTextContent('未通过');
      await expect(second).toHaveTextContent('到时自动交卷');
      await expect(third).toHaveTextContent('阅卷中');
      await expect(fourth).toHaveTextContent('未公布');
      await expect(practice).not.toHaveTextContent('通过');
      await expect(canvas.getAllByRole('link', { name: /季度考试/ })[0]).toHaveAttribute(
        'href',
        '/exam/record?attemptId=1',
      );
    });
    await step('records are narrowed by exam, kind, result and days', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: '结果' }), '未通过');
      await expect(args.onFilter).toHaveBeenCalledWith('passed', 'false');
      await userEvent.type(canvas.getByRole('textbox', { name: /从/ }), '2026-11-01');
      await expect(args.onFilter).toHaveBeenLastCalledWith('from', '2026-11-01');
    });
  },
};

export const English: Story = { args: filled('en'), globals: { locale: 'en' } };
export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };
export const Phone: Story = { args: { narrow: true }, globals: { viewport: { value: 'mobile1' } } };
export const Loading: Story = {
  args: { records: { state: 'loading' } },
  play: async ({ canvas }) => {
    // A skeleton is hidden from screen readers.
    await expect(canvas.getAllByRole('columnheader', { hidden: true }).length).toBeGreaterThan(3);
  },
};
export const Errors: Story = { args: { records: { state: 'failed', onRetry: fn() } } };

const nothing: Partial<ExamRecordPageProps> = {
  records: { state: 'ready', data: { rows: [], total: 0, pageNo: 1, pages: 0, stale: false } },
};
export const Empty: Story = { args: { ...nothing, exams: [] } };
export const NothingFound: Story = {
  args: { ...nothing, filters: { from: '2026-11-01', to: '2026-11-02', passed: true } },
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: '清除筛选' });
    if (button) await userEvent.click(button);
    await expect(cleared).toHaveBeenCalledOnce();
  },
};
