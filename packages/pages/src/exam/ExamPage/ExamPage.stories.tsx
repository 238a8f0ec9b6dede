import { PaperMode } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
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
  // The story renders the portal's layout around the page, in which the page's own bar is the header.
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
/** Returns the time at which this many seconds of the attempt are left. */
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

const said = (text: string, tone: 'info' | 'warning' | 'danger' = 'warning') => [
  { key: 1, time: attempt.startTime + 60_000, text: '接着上次作答，还剩 23 分钟', tone: 'info' as const },
  { key: 2, time: attempt.startTime + 120_000, text, tone },
];

const onContinueHere = fn();
export const OpenElsewhere: Story = {
  ...showing({ lock: { kind: 'window', onContinueHere }, news: said('这场考试已在另一个窗口打开') }),
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing can be answered, and the way back is one press', async () => {
      await expect(canvas.getByRole('radio', { name: 'A 5 秒' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: '在这里继续' }));
      await expect(onContinueHere).toHaveBeenCalledOnce();
    });
    await step('what was said can be read again', async () => {
      await userEvent.click(canvas.getByText('消息记录'));
      await expect(canvas.getByText('接着上次作答，还剩 23 分钟')).toBeVisible();
    });
  },
};
export const LoggedOut: Story = showing({
  lock: { kind: 'session' },
  save: { kind: 'held', place: 'device' },
});
export const CannotHandIn: Story = showing({
  lock: { kind: 'handingIn', onRetry: fn() },
  save: { kind: 'waiting', why: 'server', place: 'page' },
  news: said('答案暂时没能保存，正在自动重试'),
});
/** A paper without answers has not been saved, so the line has no sign and no colour that says it was. */
export const NothingAnswered: Story = {
  ...showing({ save: { kind: 'saved', time: undefined } }),
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByText('尚未作答').map((words) => words.closest('[data-part="saveState"]'));
    await expect(line).toHaveAttribute('data-state', 'empty');
    await expect(line?.querySelector('svg')).toBeNull();
  },
};
export const PartlySaved: Story = showing({
  save: { kind: 'partly', questionIds: [1002, 1029] },
  refusedAnswers: new Map([
    [1002, 'VALUES'],
    [1029, 'LENGTH'],
  ]),
});
export const TooEarly: Story = {
  ...showing({ rules: { ...rules, minSubmitMinutes: 50 } }),
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await waitFor(() => screen.getByRole('dialog', { name: '确定要交卷吗？' }));
    await expect(within(dialog).getByRole('button', { name: '10:45:20 后才能交卷' })).toBeDisabled();
  },
};

const onChooseOther = fn();
const onDropOthers = fn();
export const AnsweredTwice: Story = {
  ...showing({
    others: new Map([
      [1001, [{ values: ['C'], files: [] }]],
      [1029, [{ values: ['先道歉。'], files: [{ fileId: 4, name: '小票.jpg' }] }]],
    ]),
    onChooseOther,
    onDropOthers,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换成这个：第 1 题，C' }));
    await expect(onChooseOther).toHaveBeenCalledWith(1001, 0);
    await expect(canvas.getByText('先道歉。 · 1 个附件')).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: '保留现在的' })[1] ?? canvas.getByRole('main'),
    );
    await expect(onDropOthers).toHaveBeenCalledWith(1029);
  },
};

const onComment = fn(() => Promise.resolve());
export const LeftThePage: Story = {
  ...showing({
    switchCount: 2,
    switches: [
      { entryKey: 'a', cause: 'TAB', leftTime: attempt.startTime + 300_000, awaySeconds: 42, counted: true },
      {
        entryKey: 'b',
        cause: 'FILE_PICKER',
        leftTime: attempt.startTime + 500_000,
        awaySeconds: 75,
        counted: true,
        comment: '文件在网盘里',
      },
      { entryKey: 'c', cause: 'IME', leftTime: attempt.startTime + 700_000, awaySeconds: 4, counted: false },
    ],
    onComment,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('离开页面的记录'));
    await userEvent.type(canvas.getByRole('textbox', { name: '说明 10:00:20 的离开' }), '接了店长电话');
    await userEvent.click(canvas.getByRole('button', { name: '保存说明' }));
    await expect(onComment).toHaveBeenCalledWith('a', '接了店长电话');
  },
};

const onCountedRead = fn();
export const LeavingWasCounted: Story = {
  ...showing({ switchCount: 3, counted: { count: 3, limit: 3 }, onCountedRead }),
  play: async ({ userEvent }) => {
    const dialog = await waitFor(() => screen.getByRole('alertdialog', { name: '你离开过考试页面' }));
    await expect(within(dialog).getByText(/再离开一次就会自动交卷/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '知道了' }));
    await expect(onCountedRead).toHaveBeenCalledOnce();
  },
};
export const OutOfFullScreen: Story = showing({
  rules: { ...rules, forceFullscreen: true, forbidCopy: true },
  wantsFullScreen: true,
  onFullScreen: fn(),
});

const onGuarded = fn();
/** A message tells the learner when copying, pasting or printing was refused. */
export const NoCopying: Story = {
  ...showing({ rules: { ...rules, forbidCopy: true }, onGuarded }),
  play: async ({ canvas, step }) => {
    const paper = await canvas.findByRole('region', { name: '试卷' });
    await step('copying, pasting and the context menu are refused with words', async () => {
      for (const kind of ['copy', 'paste', 'contextmenu']) {
        onGuarded.mockClear();
        await expect(fireEvent(paper, new Event(kind, { bubbles: true, cancelable: true }))).toBe(false);
        await expect(onGuarded.mock.calls).toEqual([['本场考试不允许复制和粘贴。']]);
      }
    });
    await step('printing is refused with words', async () => {
      await fireEvent(window, new Event('beforeprint'));
      await expect(onGuarded).toHaveBeenLastCalledWith('本场考试不允许打印。');
    });
  },
};

const onCheck = fn();
export const Practised: Story = {
  ...showing({
    attempt: { ...attempt, deadlineTime: undefined },
    now: () => attempt.startTime + 754_000,
    practice: {
      checking: undefined,
      onCheck,
      checked: new Map([
        [
          1001,
          {
            questionId: 1001,
            verdict: 1,
            correct: ['B'],
            analysisHtml: '冷藏品的中心温度应在 0 到 4 ℃ 之间。',
          },
        ],
      ]),
    },
  }),
  play: async ({ canvas, userEvent, step }) => {
    await step('what was checked shows its answer', async () => {
      await expect(await canvas.findByText('回答正确')).toBeVisible();
    });
    await step('the others can be checked one by one', async () => {
      const question = canvas.getByRole('group', { name: /第 2 题/ });
      await userEvent.click(within(question).getByRole('radio', { name: /-18/ }));
      await userEvent.click(
        canvas.getAllByRole('button', { name: '确认答案' })[0] ?? canvas.getByRole('main'),
      );
      await expect(onCheck).toHaveBeenCalledWith(1002, ['D']);
    });
  },
};
