import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { everywhere } from '../../test/resolve.ts';
import { switchesIn } from '../fixtures.ts';
import { examResultIn, labelsIn, resultFixture, resultNow, type ResultKind } from '../resultFixtures.ts';
import { ExamResultPage, type ExamResultPageProps } from './ExamResultPage.tsx';

const said = (locale: Locale): Partial<ExamResultPageProps> => ({
  locale,
  labels: labelsIn(locale),
  t: examResultIn(locale),
  tSwitches: switchesIn(locale),
});
const printed = fn();

const meta: Meta<typeof ExamResultPage> = {
  title: 'Patterns/ExamResultPage',
  component: ExamResultPage,
  args: {
    ...said('zh-CN'),
    result: { state: 'ready', data: resultFixture('zh-CN', 'answers') },
    person: '林小满',
    back: { label: '返回食品安全法规', href: '/course/detail?courseId=211' },
    retakeHref: '/exam/info?examId=7',
    wrongHref: '/exam/list?tab=wrong&examId=7',
    now: resultNow,
    resolve: everywhere,
    onPrint: printed,
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
type Story = StoryObj<typeof ExamResultPage>;

const showing = (kind: ResultKind, locale: Locale = 'zh-CN'): Partial<ExamResultPageProps> => ({
  ...said(locale),
  result: { state: 'ready', data: resultFixture(locale, kind) },
  wrongHref: undefined,
});

/** Questions that can be seen. */
const shownIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-question]')].filter(
    (question) => getComputedStyle(question).display !== 'none',
  );

export const Answers: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the verdict is said in words, with the place and what was earned', async () => {
      await expect(canvas.getByText('已通过')).toBeVisible();
      await expect(canvas.getByText('第 3 名，共 128 人')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '查看证书' })).toHaveAttribute(
        'href',
        '/user/certificate?certificateId=31',
      );
    });
    await step('late answers say what became of them', async () => {
      const late = within(canvas.getByRole('region', { name: '迟到的答案' }));
      await expect(late.getByText('已采用')).toBeVisible();
      await expect(late.getByText('等待阅卷人决定')).toBeVisible();
    });
    await step('the filter shows wrong answers alone', async () => {
      await expect(shownIn(canvasElement)).toHaveLength(30);
      await userEvent.click(canvas.getByRole('radio', { name: /^错题/ }));
      const shown = shownIn(canvasElement);
      await expect(shown.length).toBeGreaterThan(0);
      for (const question of shown) {
        await expect(question.querySelector('[data-part="outcome"]')).not.toHaveAttribute(
          'data-state',
          'right',
        );
      }
    });
    await step(
      'a number of the answer sheet leads to its question, also to one that the filter hides',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: '第 1 题，正确' }));
        await waitFor(() => expect(canvasElement.querySelector('[data-question="1"]')).toHaveFocus());
      },
    );
    await step(
      'the list of the times that the page was left opens, with what was said about it',
      async () => {
        await userEvent.click(canvas.getByText('离开页面的记录'));
        const [first] = canvas
          .getAllByRole('listitem')
          .filter((item) => item.textContent.includes('离开 12 秒'));
        await expect(first).toHaveTextContent(/切到其他标签页或应用计入次数离开 12 秒说明： 店长叫我接电话/);
      },
    );
    await step('the paper can be printed, with the name that only paper needs', async () => {
      await expect(canvas.getByText('考生：林小满')).not.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '打印' }));
      await expect(printed).toHaveBeenCalledOnce();
    });
  },
};

export const AnswersInEnglish: Story = {
  args: { ...showing('answers', 'en'), back: { label: 'Exam records', href: '/exam/record' } },
  globals: { locale: 'en' },
};
export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Shows which answers were right, but not the right answers; short answers are still to be marked. */
export const Marks: Story = {
  args: showing('marks'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这场考试只公布对错，不公布答案。')).toBeVisible();
    await expect(canvas.getByText('简答题还在批阅，出分后会通知你。')).toBeVisible();
    await expect(canvas.queryByText('解析')).toBeNull();
  },
};

export const Score: Story = {
  args: showing('score'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未通过')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '再考一次' })).toHaveAttribute(
      'href',
      '/exam/info?examId=7',
    );
    await expect(canvas.queryByRole('button', { name: '打印' })).toBeNull();
  },
};

/** A guest sees the score only, in a card as narrow as its content. */
export const GuestScore: Story = {
  args: {
    ...showing('score'),
    result: { state: 'ready', data: { ...resultFixture('zh-CN', 'score'), switches: [], canRetake: false } },
    back: undefined,
    retakeHref: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('heading', { level: 1 }).closest('header');
    const { left = 0, right = 0, width = 0 } = card?.getBoundingClientRect() ?? {};
    await expect(width).toBeLessThanOrEqual(512);
    const page = canvasElement.getBoundingClientRect();
    await expect(Math.abs(left - page.left - (page.right - right))).toBeLessThan(2);
  },
};

export const Hidden: Story = {
  args: showing('hidden'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这场考试不公布结果。')).toBeVisible();
    await expect(canvas.queryByText('已通过')).toBeNull();
  },
};

export const HiddenUntilTheEnd: Story = {
  args: showing('closed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('成绩将在 11-29 10:30 公布。')).toBeVisible();
  },
};

export const HiddenWhileMarked: Story = {
  args: showing('marking'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在阅卷，出分后会通知你。')).toBeVisible();
    await expect(canvas.getByText(/到时自动交卷/)).toBeVisible();
  },
};

export const Loading: Story = { args: { result: { state: 'loading' } } };
/**
 * An attempt of somebody else, or one that does not exist: the page shows one sentence and only a link back.
 */
export const Foreign: Story = {
  args: { result: { state: 'failed', message: '内容不存在或已下架', final: true, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^内容不存在或已下架$/);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Errors: Story = { args: { result: { state: 'failed', onRetry: fn() } } };
