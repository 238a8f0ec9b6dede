import { PaperMode } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AppShell } from '@stoa/ui/AppShell';
import { LiveRegion } from '@stoa/ui/LiveRegion';
import type { Answer } from '@stoa/ui/Question';
import { inEnglish, largeText, rightToLeft } from '@stoa/ui/test/stories';
import { attemptFixture, examPageFixture } from '../fixtures.ts';
import { ExamPage } from './ExamPage.tsx';
import type { ExamPageProps } from './types.ts';

/** The page with a parent that keeps the answers. */
function Kept(props: ExamPageProps) {
  const [answers, setAnswers] = useState(props.answers);
  const [flagged, setFlagged] = useState(props.flagged);
  const [current, setCurrent] = useState(props.current);
  const onAnswer = useCallback(
    (id: number, values: Answer) => setAnswers((known) => new Map(known).set(id, { values, files: [] })),
    [],
  );
  const onFlag = useCallback(
    (id: number, on: boolean) =>
      setFlagged((known) => new Set(on ? [...known, id] : [...known].filter((each) => each !== id))),
    [],
  );
  return (
    <ExamPage
      {...props}
      answers={answers}
      flagged={flagged}
      current={current}
      onAnswer={onAnswer}
      onFlag={onFlag}
      onCurrent={setCurrent}
    />
  );
}

const meta = {
  title: 'Patterns/ExamPage',
  component: ExamPage,
  parameters: { layout: 'fullscreen' },
  // The story has the frame that the portal puts around the page, in which the page's own bar is the header.
  decorators: [
    (Story) => (
      <AppShell variant="slim" hideFooter>
        <Story />
        <LiveRegion />
      </AppShell>
    ),
  ],
  args: examPageFixture('zh-CN'),
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ExamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (change: Partial<ExamPageProps>): Story => ({ args: examPageFixture('zh-CN', change) });

export const Filled: Story = {};
export const Dark: Story = { globals: { appearance: 'dark' } };
const { attempt, rules } = attemptFixture('zh-CN');
/** The current time when this many seconds of the attempt are left. */
const secondsLeft = (seconds: number) => (): number => (attempt.deadlineTime ?? 0) - seconds * 1000;

export const OneByOne: Story = showing({
  rules: { ...rules, paperMode: PaperMode.OneByOne },
  current: 1005,
});
export const LittleTime: Story = showing({
  now: secondsLeft(482),
  save: { kind: 'saving' },
  switchCount: 3,
});
export const LastMinute: Story = showing({
  now: secondsLeft(42),
  save: { kind: 'waiting', why: 'offline', place: 'device' },
});
export const Untimed: Story = showing({
  attempt: { ...attempt, deadlineTime: undefined },
  now: () => attempt.startTime + 754_000,
});
export const TimeIsUp: Story = showing({ now: secondsLeft(0), lock: { kind: 'handingIn' } });
export const English: Story = { args: examPageFixture('en'), ...inEnglish };
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };

export const JumpsFromTheSheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 12 题，未作答' }));
    const question = canvas.getByRole('group', { name: /第 12 题 顾客要求退换/ });
    await waitFor(() => expect(within(question).getByRole('radio', { name: /A 直接拒绝/ })).toHaveFocus());
    await userEvent.keyboard('b');
    await expect(canvas.getByRole('button', { name: '第 12 题，已作答' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  },
};

export const StepsByKeyAndButton: Story = {
  ...OneByOne,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
    await expect(canvas.getByRole('heading', { name: '第 6 题' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /如实登记/ })).toHaveFocus();
    canvas.getByRole('button', { name: '下一题' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('heading', { name: '第 7 题' })).toBeVisible();
  },
};

const onHandIn = fn();

export const LastLook: Story = {
  ...showing({ onHandIn }),
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await waitFor(() => screen.getByRole('dialog', { name: '确定要交卷吗？' }));
    await step('it lists what is left and what was marked', async () => {
      await waitFor(() =>
        expect(within(dialog).getByRole('heading', { name: '还有 12 题未答完' })).toBeVisible(),
      );
      await expect(within(dialog).getByRole('heading', { name: '标记了 3 题' })).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: '继续答题' })).toHaveFocus();
    });
    await step('each of them leads to its question', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: '去第 9 题' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'A 5 秒' })).toHaveFocus());
    });
    await step('nothing is handed in before it is confirmed', async () => {
      await expect(onHandIn).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      const again = await waitFor(() => screen.getByRole('dialog', { name: '确定要交卷吗？' }));
      await userEvent.click(within(again).getByRole('button', { name: '交卷' }));
      await expect(onHandIn).toHaveBeenCalledOnce();
    });
  },
};
