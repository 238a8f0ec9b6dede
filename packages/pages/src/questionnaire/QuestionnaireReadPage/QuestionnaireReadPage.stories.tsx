import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersFixture, questionnaireFixture, questionnairesIn, surveyIn, surveyNow } from '../fixtures.ts';
import { QuestionnaireReadPage } from './QuestionnaireReadPage.tsx';

const meta: Meta<typeof QuestionnaireReadPage> = {
  title: 'Patterns/QuestionnaireReadPage',
  component: QuestionnaireReadPage,
  parameters: { layout: 'fullscreen' },
  args: {
    questionnaire: questionnaireFixture('zh-CN'),
    reason: { kind: 'done', submitTime: surveyNow - 86_400_000, answers: answersFixture },
    now: surveyNow,
    listHref: '/questionnaire/list',
    t: surveyIn('zh-CN'),
    tList: questionnairesIn('zh-CN'),
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
type Story = StoryObj<typeof QuestionnaireReadPage>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('提交于 03-09 10:30');
    await expect(canvas.getByRole('heading', { name: '第 7 题' })).toBeVisible();
    // A question without an answer is not shown.
    await expect(canvas.queryByRole('heading', { name: '第 4 题' })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const English: Story = {
  args: { questionnaire: questionnaireFixture('en'), t: surveyIn('en'), tList: questionnairesIn('en') },
  globals: { locale: 'en' },
};
export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };
export const WithoutTheName: Story = {
  args: { reason: { kind: 'anonymous' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/回答与你没有关联/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '我的回答' })).toBeNull();
  },
};
export const Closed: Story = { args: { reason: { kind: 'closed', why: '问卷已结束', answers: new Map() } } };
/** The questionnaire closed while the person was answering. */
export const ClosedTooEarly: Story = {
  args: { reason: { kind: 'closed', why: '问卷已结束', answers: answersFixture } },
};
/** The questionnaire opens tomorrow. */
export const NotOpenYet: Story = {
  args: {
    questionnaire: { ...questionnaireFixture('zh-CN'), openTime: surveyNow + 86_400_000 },
    reason: { kind: 'closed', why: '问卷已结束', answers: new Map() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('03-11 10:30 开始');
  },
};
