import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { everywhere } from '../../test/resolve.ts';
import { recordsFixture, questionnairesIn, surveyNow } from '../fixtures.ts';
import { QuestionnaireRecordsPage } from './QuestionnaireRecordsPage.tsx';

const ready = (rows: ReturnType<typeof recordsFixture>) =>
  ({ state: 'ready', data: { rows, total: rows.length, pageNo: 1, pages: 1, stale: false } }) as const;

const meta: Meta<typeof QuestionnaireRecordsPage> = {
  title: 'Patterns/QuestionnaireRecordsPage',
  component: QuestionnaireRecordsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    records: ready(recordsFixture('zh-CN')),
    listHref: '/questionnaire/list',
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
type Story = StoryObj<typeof QuestionnaireRecordsPage>;

export const Filled: Story = {
  play: async ({ canvas, step }) => {
    await step('what was handed in with the name can be looked at', async () => {
      await expect(canvas.getByRole('link', { name: /^查看 每周反馈/ })).toHaveAttribute(
        'href',
        '/questionnaire/answer?id=5&recordId=31',
      );
    });
    await step('of what was handed in without it there is only the day', async () => {
      await expect(canvas.getByText('03-10 提交')).toBeVisible();
      await expect(canvas.getByText('回答与你没有关联')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /^查看 员工敬业度/ })).toBeNull();
    });
  },
};

export const English: Story = {
  args: { records: ready(recordsFixture('en')), t: questionnairesIn('en') },
  globals: { locale: 'en' },
};
export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };
export const Loading: Story = { args: { records: { state: 'loading' } } };
export const Empty: Story = { args: { records: ready([]) } };
export const Errors: Story = { args: { records: { state: 'failed', onRetry: fn() } } };
