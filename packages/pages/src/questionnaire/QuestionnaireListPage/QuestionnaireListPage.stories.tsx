import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { everywhere } from '../../test/resolve.ts';
import { questionnairesFixture, questionnairesIn, surveyNow } from '../fixtures.ts';
import { QuestionnaireListPage } from './QuestionnaireListPage.tsx';

const ready = (rows: ReturnType<typeof questionnairesFixture>) =>
  ({ state: 'ready', data: { rows, total: rows.length, pageNo: 1, pages: 1, stale: false } }) as const;

const meta: Meta<typeof QuestionnaireListPage> = {
  title: 'Patterns/QuestionnaireListPage',
  component: QuestionnaireListPage,
  parameters: { layout: 'fullscreen' },
  args: {
    tabs: ['todo', 'done', 'missed', 'all'],
    tab: 'all',
    hrefOf: (tab) => `/questionnaire/list?tab=${tab}`,
    questionnaires: ready(questionnairesFixture('zh-CN')),
    recordsHref: '/questionnaire/record',
    now: surveyNow,
    t: questionnairesIn('zh-CN'),
    resolve: everywhere,
    onPage: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof QuestionnaireListPage>;

export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('each says what can be done with it', async () => {
      await expect(canvas.getByRole('link', { name: '继续填写 课程满意度' })).toHaveAttribute(
        'href',
        '/questionnaire/answer?id=1',
      );
      await expect(canvas.getByRole('link', { name: '填写 员工敬业度' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '查看 每周反馈' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '再次填写 随手反馈' })).toBeVisible();
    });
    await step('one that is not open has no button', async () => {
      await expect(canvas.queryByRole('link', { name: /季度访谈$/ })).toHaveAccessibleName('季度访谈');
    });
    await step('it is said how long they take', async () => {
      await expect(canvas.getByText('约 8 分钟')).toBeVisible();
    });
  },
};

export const English: Story = {
  args: { questionnaires: ready(questionnairesFixture('en')), t: questionnairesIn('en') },
  globals: { locale: 'en' },
};
export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };
export const Loading: Story = { args: { questionnaires: { state: 'loading' } } };
export const Empty: Story = {
  args: { tab: 'todo', questionnaires: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有待填写的问卷')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看全部问卷' })).toBeVisible();
  },
};
export const Errors: Story = { args: { questionnaires: { state: 'failed', onRetry: fn() } } };
