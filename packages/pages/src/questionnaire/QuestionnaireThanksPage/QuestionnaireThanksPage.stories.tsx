import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { questionnaireFixture, surveyIn } from '../fixtures.ts';
import { QuestionnaireThanksPage } from './QuestionnaireThanksPage.tsx';

const meta: Meta<typeof QuestionnaireThanksPage> = {
  title: 'Patterns/QuestionnaireThanksPage',
  component: QuestionnaireThanksPage,
  parameters: { layout: 'fullscreen' },
  args: {
    thanksHtml: questionnaireFixture('zh-CN').thanksHtml,
    awards: [],
    anonymous: false,
    backHref: '/questionnaire/list',
    recordHref: '/questionnaire/answer?id=101&recordId=7',
    t: surveyIn('zh-CN'),
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
type Story = StoryObj<typeof QuestionnaireThanksPage>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '已提交，谢谢你' })).toHaveFocus());
    await expect(await canvas.findByText('感谢你的回答。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/questionnaire/list');
  },
};
export const English: Story = {
  args: { thanksHtml: questionnaireFixture('en').thanksHtml, t: surveyIn('en') },
  globals: { locale: 'en' },
};
export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };
export const Anonymous: Story = {
  args: { anonymous: true, recordHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/这份回答与你没有关联/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '查看我的回答' })).toBeNull();
  },
};
/** A questionnaire that may be answered more than once and gives an award. */
export const OnceMore: Story = { args: { awards: [{ title: '选修学分 +1' }], onAgain: fn() } };
