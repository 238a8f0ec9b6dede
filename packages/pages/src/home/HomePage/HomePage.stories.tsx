import { BannerLayout } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JoinNotice } from '../HomeModules/JoinNotice.tsx';
import { fixtureNow, functionsFixture, modulesIn, summaryFixture } from '../fixtures.ts';
import { firstVisitFixture, homeFixture } from './fixtures.tsx';
import { HomePage } from './HomePage.tsx';

const loading = { state: 'loading' } as const;
const failed = { state: 'failed', onRetry: () => undefined } as const;
const sections = ['summary', 'banner', 'functions', 'tasks', 'modules'] as const;

const meta: Meta<typeof HomePage> = {
  title: 'Patterns/HomePage',
  component: HomePage,
  args: homeFixture('zh-CN'),
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
type Story = StoryObj<typeof HomePage>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('早上好，林小满');
    await expect(canvas.getByRole('progressbar', { name: '必修学分' })).toHaveAttribute('value', '62');
    await expect(canvas.getByRole('link', { name: '继续学习' })).toHaveAttribute(
      'href',
      '/course/study?courseId=205&itemId=20502',
    );
    await expect(canvas.getByText('还差 11.5 学分，2 项任务已逾期')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '每周目标' })).toHaveValue('90');
  },
};

/** The words in the names of the functions that are broken over two lines. */
function brokenWords(canvasElement: HTMLElement): string[] {
  const names = canvasElement.querySelectorAll('[data-part="functions"] a > span:last-child');
  return [...names].flatMap(({ firstChild: text }) => {
    const range = document.createRange();
    return [...(text?.textContent ?? '').matchAll(/\S+/gu)]
      .filter(({ 0: word, index }) => {
        if (text === null) return false;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      })
      .map(([word]) => word);
  });
}
const wordsAreWhole: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Questionnaires')).toBeVisible();
  await expect(brokenWords(canvasElement)).toEqual([]);
};

export const English: Story = {
  args: homeFixture('en'),
  globals: { locale: 'en' },
  play: wordsAreWhole,
};

/** No word in the name of a function is broken, however narrow the page is. */
export const EnglishNarrow: Story = {
  args: homeFixture('en'),
  globals: { locale: 'en', viewport: { value: 'mobile1' } },
  play: wordsAreWhole,
};

export const Dark: Story = { globals: { appearance: 'dark', color: '#2f6bff' } };

export const Green: Story = { globals: { color: '#00875a' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

/** Nothing is due and all credits are earned. */
export const AllDone: Story = {
  args: {
    summary: {
      state: 'ready',
      data: {
        ...summaryFixture('zh-CN'),
        credit: { ...summaryFixture('zh-CN').credit, compulsory: { got: 31, target: 30 } },
      },
    },
    tasks: { state: 'ready', data: { total: 0, overdue: 0, list: [], serverTime: fixtureNow } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('必修学分已修满，任务也都完成了')).toBeVisible();
    await expect(canvas.getByText('没有到期任务，做得很好')).toBeVisible();
  },
};

/** A back end without a summary: the data of the login is shown, and the most urgent task. */
export const WithoutSummary: Story = {
  args: { summary: { state: 'absent' }, week: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 项任务已逾期，先把它们补上')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去完成' })).toHaveAttribute(
      'href',
      '/course/detail?courseId=211',
    );
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: {
    ...Object.fromEntries(sections.map((section) => [section, loading])),
    week: null,
    children: undefined,
  },
  play: async ({ canvas }) => {
    // The person is known from the session, so the greeting is shown before any call has answered.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('林小满');
  },
};

export const FirstVisit: Story = {
  args: firstVisitFixture('zh-CN'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '从这里开始' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '待办任务' })).not.toBeInTheDocument();
    await expect(canvas.getByText('还差 30 学分，暂时没有任务到期')).toBeVisible();
  },
};

/** Without a banner, with two functions, no tasks, and no company. */
export const Sparse: Story = {
  args: {
    banner: { state: 'ready', data: { layout: BannerLayout.Carousel, autoplaySeconds: 0, list: [] } },
    functions: { state: 'ready', data: functionsFixture('zh-CN').slice(0, 2) },
    tasks: { state: 'ready', data: { total: 0, overdue: 0, list: [], serverTime: fixtureNow } },
    join: <JoinNotice phone="138****0006" t={modulesIn('zh-CN')} />,
  },
};

/** A section that failed does not hide any other. */
export const Errors: Story = {
  args: { banner: failed, tasks: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: '门店必学' })).toBeVisible();
  },
};

export const AllFailed: Story = { args: { allFailed: () => undefined } };
