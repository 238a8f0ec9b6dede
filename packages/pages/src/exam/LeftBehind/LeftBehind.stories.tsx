import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuestionKind } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { coversThePage } from '@stoa/ui/test/stories';
import { expect, fn, within } from 'storybook/test';
import { resultFixture } from '../resultFixtures.ts';
import en from '../words/en/leftBehind.ts';
import zhCN from '../words/zh-CN/leftBehind.ts';
import { LeftBehind } from './LeftBehind.tsx';

const typedTime = new Date(2026, 6, 10, 11, 29).getTime();
const result = resultFixture('zh-CN', 'answers');
const idOf = (kind: QuestionKind) =>
  result.questions.find((question) => question.kind === kind)?.questionId ?? 0;
const chosen = { questionId: idOf(QuestionKind.Single), values: ['A'], files: [], typedTime };
const written = {
  questionId: idOf(QuestionKind.ShortAnswer),
  values: ['先道歉，\n再把锅具撤下冷柜。'],
  files: [{ name: '冷柜.jpg' }],
  typedTime,
};

const meta: Meta<typeof LeftBehind> = {
  ...coversThePage,
  title: 'Patterns/LeftBehind',
  component: LeftBehind,
  args: {
    kept: [chosen],
    refused: [written],
    result,
    resultHref: '/exam/record?attemptId=1',
    now: typedTime + 3_600_000,
    t: createTranslator({ locale: 'zh-CN', messages: { leftBehind: zhCN }, namespace: 'leftBehind' }),
    onDelete: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof LeftBehind>;

/** What was not taken can be read with its question and copied, and only the person deletes it. */
export const Playground: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    const refused = within(within(dialog).getByRole('region', { name: '没有被接收' }));
    await expect(refused.getByText(/先道歉，\s*再把锅具撤下冷柜。\s*冷柜\.jpg/)).toBeVisible();
    await expect(refused.getByRole('button', { name: /^复制答案：第 \d+ 题$/ })).toBeVisible();
    const kept = within(within(dialog).getByRole('region', { name: '已送到阅卷人那里' }));
    await expect(kept.queryByText('A')).toBeNull();
    await expect(kept.getByRole('link', { name: '在考试结果中查看' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '先留着' }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '从本机删除' }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};

/** A result that does not show its questions: only the answers are shown. */
export const WithoutQuestions: Story = { args: { result: resultFixture('zh-CN', 'score') } };
export const English: Story = {
  args: {
    result: resultFixture('en', 'answers'),
    refused: [],
    t: createTranslator({ locale: 'en', messages: { leftBehind: en }, namespace: 'leftBehind' }),
  },
  globals: { locale: 'en' },
};
