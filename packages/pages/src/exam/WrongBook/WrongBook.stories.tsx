import { Verdict } from '@stoa/domain';
import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '@stoa/ui/Container';
import { examFixture } from '../fixtures.ts';
import { resultNow, wrongBookIn, wrongFixture } from '../resultFixtures.ts';
import { WrongBook, type WrongBookProps } from './WrongBook.tsx';

const filled = (locale: Locale): Partial<WrongBookProps> => ({
  book: {
    state: 'ready',
    data: { rows: wrongFixture(locale), total: 4, pageNo: 1, pages: 1, stale: false },
  },
  exams: [examFixture(locale)],
  t: wrongBookIn(locale),
});
const more = fn();

const meta: Meta<typeof WrongBook> = {
  title: 'Patterns/WrongBook',
  component: WrongBook,
  args: {
    ...filled('zh-CN'),
    tab: 'open',
    round: 0,
    practiseHrefOf: (what) => `/exam/list?tab=wrong&practise=${what}`,
    bookHref: '/exam/list?tab=wrong',
    resultHrefOf: (attemptId) => `/exam/record?attemptId=${attemptId}`,
    examsHref: '/exam/list?tab=all',
    now: resultNow,
    onTab: fn(),
    onKind: fn(),
    onExam: fn(),
    onClear: fn(),
    onPage: fn(),
    onCheck: fn((questionId: number) =>
      Promise.resolve({
        questionId,
        verdict: Verdict.Right,
        correct: ['B'],
        analysisHtml: '见门店操作手册第 3 章。',
        rightInRow: questionId === 1001 ? 1 : 2,
        mastered: questionId !== 1001,
      }),
    ),
    onMore: more,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Container>
          <h1>考试</h1>
          <Story />
        </Container>
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof WrongBook>;

export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('each question says how well it is known', async () => {
      await expect(canvas.getByText('再答对 1 次就掌握')).toBeVisible();
      await expect(
        canvas.getByText('已掌握', { selector: '[data-component="Tag"] *, [data-component="Tag"]' }),
      ).toBeVisible();
    });
    await step('all of the page, or one question, can be practised', async () => {
      await expect(canvas.getByRole('link', { name: '练习这 4 题' })).toHaveAttribute(
        'href',
        '/exam/list?tab=wrong&practise=page',
      );
      await expect(canvas.getByRole('link', { name: /^练这道题：生鲜到店/ })).toHaveAttribute(
        'href',
        '/exam/list?tab=wrong&practise=1001',
      );
    });
  },
};

export const English: Story = { args: filled('en'), globals: { locale: 'en' } };
export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };
export const Loading: Story = { args: { book: { state: 'loading' } } };

const nothing: Partial<WrongBookProps> = {
  book: { state: 'ready', data: { rows: [], total: 0, pageNo: 1, pages: 0, stale: false } },
};
export const Empty: Story = {
  args: { ...nothing, exams: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('考试公布答案后，答错的题会自动收进来。')).toBeVisible();
  },
};

export const Practised: Story = {
  args: { practising: 'page' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('an answer is checked, and one is told what is missing until it is known', async () => {
      await userEvent.click(canvas.getAllByRole('radio')[1] ?? canvas.getByRole('radio'));
      await userEvent.click(canvas.getByRole('button', { name: '确认答案' }));
      await expect(args.onCheck).toHaveBeenCalledWith(1001, ['B']);
      await expect(await canvas.findByText('答对了，再答对 1 次就掌握。')).toBeVisible();
    });
    await step('the next question has the focus, and can be skipped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
      await expect(canvas.getByText('第 2 题，共 4 题')).toBeVisible();
      for (const _ of [2, 3, 4]) await userEvent.click(canvas.getByRole('button', { name: '跳过' }));
    });
    await step('the round says what it came to', async () => {
      await expect(canvas.getByRole('heading', { name: '练完了' })).toHaveFocus();
      await expect(canvas.getByText('练了 1 题，答对 1 题 · 跳过 3 题')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '再练一组' }));
      await expect(more).toHaveBeenCalledOnce();
    });
  },
};
