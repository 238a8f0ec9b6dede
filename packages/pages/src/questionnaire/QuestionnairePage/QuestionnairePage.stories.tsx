import { AnonymousMode } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { LiveRegion } from '@stoa/ui/LiveRegion';
import { inEnglish, largeText, rightToLeft } from '@stoa/ui/test/stories';
import { answersFixture, questionnaireFixture, questionnairesIn, surveyIn, surveyNow } from '../fixtures.ts';
import { QuestionnairePage } from './QuestionnairePage.tsx';
import type { QuestionnairePageProps } from './types.ts';

const handedIn = fn();

/** The page with a parent that keeps the answers, and stops a hand-in at the first question. */
function Kept(props: QuestionnairePageProps) {
  const [answers, setAnswers] = useState(props.answers);
  const [anonymous, setAnonymous] = useState(props.anonymous);
  const [gap, setGap] = useState(props.gap);
  return (
    <QuestionnairePage
      {...props}
      answers={answers}
      anonymous={anonymous}
      gap={gap}
      onAnswer={(questionId, answer) => setAnswers((known) => new Map(known).set(questionId, answer))}
      onAnonymous={setAnonymous}
      onHandIn={() => {
        handedIn();
        setGap({ questionId: 1, tries: (gap?.tries ?? 0) + 1 });
      }}
    />
  );
}

const meta = {
  title: 'Patterns/QuestionnairePage',
  component: QuestionnairePage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
        <LiveRegion />
      </main>
    ),
  ],
  args: {
    questionnaire: questionnaireFixture('zh-CN'),
    answers: answersFixture,
    anonymous: false,
    draft: 'saved',
    savedTime: surveyNow,
    now: surveyNow,
    listHref: '/questionnaire/list',
    t: surveyIn('zh-CN'),
    tList: questionnairesIn('zh-CN'),
    onAnswer: fn(),
    onAnonymous: fn(),
    onHandIn: fn(),
    onTryNow: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuestionnairePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = {
  questionnaire: questionnaireFixture('en'),
  t: surveyIn('en'),
  tList: questionnairesIn('en'),
};

export const Filled: Story = {};
export const Fresh: Story = { args: { answers: new Map(), draft: 'empty' } };
export const English: Story = { args: english, ...inEnglish };
export const Dark: Story = { globals: { appearance: 'dark', color: '#17a673' } };
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };

export const Anonymous: Story = {
  args: {
    questionnaire: questionnaireFixture('zh-CN', AnonymousMode.Anonymous),
    anonymous: true,
    draft: 'device',
  },
};

export const OnlyInThisPage: Story = { args: { draft: 'page' } };
export const NoConnection: Story = { args: { draft: 'offline' } };
export const HandingIn: Story = { args: { handIn: { state: 'sending' } } };

export const WaitsForTheServer: Story = {
  args: { handIn: { state: 'waiting', why: 'offline' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('it is said that nothing is lost, and the answers stay as they were handed in', async () => {
      await expect(canvas.getByText(/恢复后会自动提交/)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /A 想/ })).toBeDisabled();
    });
    await userEvent.click(canvas.getByRole('button', { name: '现在再试' }));
    await expect(args.onTryNow).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { refusal: '第 3 题为必答题' } };

/** If the respondent decides, the default is to answer anonymously. */
export const RespondentDecides: Story = {
  args: {
    questionnaire: questionnaireFixture('zh-CN', AnonymousMode.RespondentChooses),
    anonymous: true,
    draft: 'device',
  },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('switch', { name: '匿名填写' });
    await expect(choice).toBeChecked();
    await expect(choice).toHaveAccessibleDescription('不会记录你的姓名');
    await userEvent.click(choice);
    await expect(choice).toHaveAccessibleDescription('你的姓名会显示在回答旁边');
  },
};

/**
 * An answer shows and hides the questions that depend on it, and the numbers of the questions are updated.
 */
export const ShowsWhatFollows: Story = {
  args: { answers: new Map(), draft: 'empty' },
  play: async ({ canvas, userEvent, step }) => {
    const subjects = () => canvas.queryByRole('group', { name: /最想学哪些主题/ });
    await expect(subjects()).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /A 想/ }));
    await expect(subjects()).toHaveAccessibleName('第 3 题 必答 最想学哪些主题？');
    await step('and those who listen hear it', async () => {
      await waitFor(() => expect(within(document.body).getByText('下面多了 1 题')).toBeInTheDocument());
    });
    await userEvent.click(canvas.getByRole('radio', { name: /B 不想/ }));
    await expect(subjects()).toBeNull();
    await expect(canvas.getByText('1 / 6 题')).toBeVisible();
  },
};

/** Fault case Q-03: one missing answer loses nothing. */
export const StopsAtWhatIsMissing: Story = {
  args: {
    answers: new Map([...answersFixture].filter(([id]) => id !== 1)),
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByText('还有 2 题必须填写')).toBeVisible();
    await expect(canvas.queryByText('请回答这道题')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    const stars = canvas.getByRole('group', { name: /总体满意度/ });
    await step('the focus is in the first question, which says what it wants', async () => {
      await waitFor(() => expect(within(stars).getByRole('radio', { name: /1 星 很不满意/ })).toHaveFocus());
      await expect(stars).toHaveAccessibleDescription('请回答这道题');
    });
    await step('half a matrix says so as well, and every other answer is as it was', async () => {
      const matrix = canvas.getByRole('group', { name: /请评价以下方面/ });
      await expect(matrix).toHaveAccessibleDescription('请把每一行都选上');
      await expect(canvas.getByRole('radio', { name: /A 想/ })).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: /还想说些什么/ })).toHaveValue(
        '希望多一些门店现场的案例。',
      );
    });
    await step('an answer takes its complaint away', async () => {
      await userEvent.click(within(stars).getByRole('radio', { name: '4 星' }));
      await expect(stars).not.toHaveAccessibleDescription();
      await expect(canvas.getByText('还有 1 题必须填写')).toBeVisible();
    });
  },
};

/** The whole questionnaire can be answered without a mouse. */
export const KeyboardOnly: Story = {
  args: { answers: new Map(), draft: 'empty' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: /1 星 很不满意/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 星' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /A 想/ })).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(canvas.getByRole('radio', { name: /D 其他/ })).toBeChecked();
  },
};
