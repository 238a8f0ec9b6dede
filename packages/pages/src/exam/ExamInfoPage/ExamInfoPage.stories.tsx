import { AttemptState, ErrorCode, SubmitReason, type Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inEnglish, largeText } from '@stoa/ui/test/stories';
import { createTranslator } from 'use-intl/core';
import { examInfoFixture } from '../fixtures.ts';
import { labelsIn } from '../resultFixtures.ts';
import en from '../words/en/examInfo.ts';
import type { ExamInfoTranslate } from '../words/index.ts';
import zhCN from '../words/zh-CN/examInfo.ts';
import { ExamInfoPage } from './ExamInfoPage.tsx';
import type { ExamInfoPageProps } from './types.ts';

const infoIn = (locale: Locale): ExamInfoTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { examInfo: en }, namespace: 'examInfo' })
    : createTranslator({ locale, messages: { examInfo: zhCN }, namespace: 'examInfo' });

const onStart = fn();
const onDue = fn();
const { serverTime } = examInfoFixture('zh-CN');
const day = 86_400_000;

type Ready = Extract<ExamInfoPageProps['info'], { state: 'ready' }>;

const argsIn = (locale: Locale, change: Partial<Ready['data']> = {}): ExamInfoPageProps => ({
  info: { state: 'ready', data: { ...examInfoFixture(locale), ...change } },
  ready: { network: 42, clockOffMs: 130, storage: true, fullScreen: true },
  now: () => serverTime,
  back: { href: '/exam/list', label: infoIn(locale)('back') },
  resultHref: (attemptId) => `/exam/record?attemptId=${attemptId}`,
  locale,
  labels: labelsIn(locale),
  t: infoIn(locale),
  onStart,
  onCheckAgain: fn(),
  onDue,
});

const meta: Meta<typeof ExamInfoPage> = {
  title: 'Patterns/ExamInfoPage',
  component: ExamInfoPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: argsIn('zh-CN'),
};
export default meta;
type Story = StoryObj<typeof ExamInfoPage>;

const fresh: Partial<Ready['data']> = {
  canStart: true,
  inProgressAttemptId: undefined,
  attempts: [],
  usedAttempts: 0,
};
const first = {
  attemptId: 61,
  no: 1,
  state: AttemptState.Graded,
  startTime: serverTime - 3 * day,
  submitTime: serverTime - 3 * day + 1_900_000,
  submitReason: SubmitReason.Manual,
  usedSeconds: 1900,
  score: 54,
  passed: false,
  switchCount: 1,
  counted: true,
} as const;

export const Filled: Story = { args: argsIn('zh-CN', fresh) };
export const Dark: Story = { ...Filled, globals: { appearance: 'dark' } };
export const English: Story = { args: argsIn('en', { ...fresh, attempts: [first] }), ...inEnglish };
export const SaysAttemptsAsTheRecordsDo: Story = {
  args: argsIn('zh-CN', { ...fresh, attempts: [first] }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /第 1 次/ });
    await expect(within(row).getByRole('cell', { name: '32 分钟' })).toBeInTheDocument();
    await expect(within(row).getByRole('cell', { name: '主动交卷' })).toBeInTheDocument();
  },
};
export const Phone: Story = { ...Filled, globals: { viewport: { value: 'mobile1' } } };
export const LargeText: Story = { ...Filled, ...largeText };
export const Loading: Story = { args: { ...argsIn('zh-CN'), info: { state: 'loading' }, ready: {} } };
export const Failed: Story = {
  args: { ...argsIn('zh-CN'), info: { state: 'failed', onRetry: fn(), kind: 'network' }, ready: {} },
};

export const ReadsTheRulesFirst: Story = {
  args: argsIn('zh-CN', { ...fresh, rules: { ...examInfoFixture('zh-CN').rules, needPassword: true } }),
  play: async ({ canvas, userEvent, step }) => {
    onStart.mockClear();
    await step('nothing starts before the rules are read', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '开始考试' }));
      await expect(canvas.getByText('请先阅读并勾选考试规则。')).toBeVisible();
      await expect(onStart).not.toHaveBeenCalled();
    });
    await step('the password is asked for, and only handed on', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读考试规则' }));
      await userEvent.click(canvas.getByRole('button', { name: '开始考试' }));
      const dialog = await screen.findByRole('dialog', { name: '请输入考试口令' });
      await userEvent.click(within(dialog).getByRole('button', { name: '进入考试' }));
      await expect(within(dialog).getByText('请输入口令', { selector: ':not(h2)' })).toBeVisible();
      await userEvent.type(within(dialog).getByRole('textbox', { name: '口令' }), '2026{Enter}');
      await expect(onStart).toHaveBeenCalledWith('2026');
    });
  },
};

export const GoesOn: Story = {
  args: argsIn('zh-CN', { ...fresh, inProgressAttemptId: 70, rules: { ...examInfoFixture('zh-CN').rules } }),
  play: async ({ canvas, userEvent }) => {
    onStart.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '继续作答' }));
    await expect(onStart).toHaveBeenCalledWith();
  },
};

export const NotOpenYet: Story = {
  args: argsIn('zh-CN', {
    ...fresh,
    canStart: false,
    blockCode: ErrorCode.ExamNotOpen,
    blockMsg: '考试未开始',
    nextStartTime: serverTime + 2 * day + 5_400_000,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 天 1 小时 后可以开始')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开始考试' })).toBeDisabled();
  },
};

/**
 * The opening time has come while the page was open, so the page asks the server whether the exam may be
 * started now.
 */
export const IsDue: Story = {
  args: argsIn('zh-CN', { ...fresh, canStart: false, blockMsg: '考试未开始', nextStartTime: serverTime }),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDue).toHaveBeenCalled());
  },
};

export const NotFit: Story = {
  args: {
    ...argsIn('zh-CN', { ...fresh, rules: { ...examInfoFixture('zh-CN').rules, forceFullscreen: true } }),
    ready: { network: 'gone', clockOffMs: 200_000, storage: false, fullScreen: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('连不上服务器')).toBeVisible();
    await expect(canvas.getByText('与服务器相差 3 分钟，不影响考试')).toBeVisible();
    await expect(canvas.getByText('这台设备不能暂存，请保持联网')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开始考试' })).toBeEnabled();
  },
};

export const Again: Story = {
  args: argsIn('zh-CN', { ...fresh, attempts: [first], usedAttempts: 1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '再考一次' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '第 1 次' })).toHaveAttribute(
      'href',
      '/exam/record?attemptId=61',
    );
  },
};
