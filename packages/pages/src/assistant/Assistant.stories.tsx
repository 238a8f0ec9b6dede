import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { chatKeys } from '@stoa/ui/ChatPanel';
import { ErrorState } from '@stoa/ui/ErrorState';
import { LiveRegion } from '@stoa/ui/LiveRegion';
import { inEnglish, largeText, rightToLeft, texts } from '@stoa/ui/test/stories';
import { AssistantDrawer } from './AssistantDrawer.tsx';
import { Conversation } from './Conversation.tsx';
import { AssistantBones, SessionList } from './SessionList.tsx';
import type { AssistantAnswer, AssistantTurn, AssistantWords } from './types.ts';
import { Welcome } from './Welcome.tsx';

const words: AssistantWords = {
  title: '智能助手',
  log: '对话',
  you: '我：',
  assistant: '智能助手：',
  writing: '正在查找…',
  stopped: '已停止',
  showWhole: '显示完整回答',
  sources: '来源',
  steps: '接下来',
  helpful: '有帮助',
  unhelpful: '没有帮助',
  copy: '复制回答',
  field: '向智能助手提问',
  hint: '问学习任务、课程或规则',
  send: '发送',
  stop: '停止',
  retry: '重试',
  suggestions: '可以这样问',
  sessions: '历史对话',
  create: '新对话',
  remove: (title) => `删除对话“${title}”`,
};

const vote = fn();
const text =
  '这周有 **2 项**要完成：\n\n- 《收银规范与防损》还差一份文档，**周五**截止\n- 消防安全自查，周日截止';
const whole: AssistantAnswer = {
  role: 'assistant',
  id: 'a1',
  text,
  state: {
    kind: 'whole',
    sources: [
      { label: '收银规范与防损', href: '#loss' },
      { label: texts.long, href: '#long' },
    ],
    steps: [
      { label: '继续学习', href: '#continue' },
      { label: '下周有什么？', onChoose: fn() },
    ],
    provider: '内置助手',
    vote: 0,
    onVote: vote,
  },
};
const asked: AssistantTurn = { role: 'user', id: 'q1', text: '这周有什么要完成的？' };
const turns: readonly AssistantTurn[] = [asked, whole];

const onSend = fn();
const onStop = fn();
const onCreate = fn();

interface AssistantProps {
  turns?: readonly AssistantTurn[];
  busy?: boolean;
  trouble?: { text: string; onRetry?: () => void };
  view?: 'talk' | 'welcome' | 'sessions' | 'loading' | 'failed';
}

function Assistant({ turns: given = turns, busy = false, trouble, view = 'talk' }: AssistantProps) {
  const [draft, setDraft] = useState('');
  const [listed, setListed] = useState(view === 'sessions');
  return (
    <>
      <AssistantDrawer
        words={words}
        onClose={fn()}
        listed={listed}
        onListed={setListed}
        onCreate={onCreate}
        value={draft}
        onValueChange={setDraft}
        limit={2000}
        busy={busy}
        onSend={(question) => {
          onSend(question);
          setDraft('');
        }}
        onStop={onStop}
      >
        {listed && (
          <SessionList
            words={words}
            sessions={[
              { id: 2, title: '这周有什么要完成的？', note: '今天 14:32 · 4 条', current: true },
              { id: 1, title: texts.long, note: '昨天 09:10 · 12 条', current: false },
            ]}
            onOpen={() => setListed(false)}
            onRemove={fn()}
          />
        )}
        {!listed && view === 'welcome' && (
          <Welcome
            title="你好，林小满"
            text="我可以帮你查任务、找课程、讲清规则。"
            label={words.suggestions}
            suggestions={[
              '这周有什么要完成的？',
              '总结这门课程',
              '怎样拿到必修学分？',
              '找一门关于…的课程',
            ].map((label) => ({ label, onChoose: () => onSend(label) }))}
          />
        )}
        {!listed && view === 'loading' && <AssistantBones />}
        {!listed && view === 'failed' && <ErrorState level={3} title="对话没有加载出来" />}
        {!listed && (view === 'talk' || view === 'sessions') && (
          <Conversation turns={given} trouble={trouble} words={words} />
        )}
      </AssistantDrawer>
      <LiveRegion />
    </>
  );
}

const meta = {
  title: 'Patterns/Assistant',
  component: Assistant,
  parameters: { keyboard: chatKeys },
} satisfies Meta<typeof Assistant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FirstQuestion: Story = {
  args: { view: 'welcome' },
  play: async ({ userEvent, step }) => {
    const field = await screen.findByRole('textbox', { name: '向智能助手提问' });
    await step('the field has the focus, and a suggestion asks', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: '总结这门课程' }));
      await expect(onSend).toHaveBeenCalledWith('总结这门课程');
    });
    await step('Enter sends; the Enter of an input method does not, nor are blanks a question', async () => {
      onSend.mockClear();
      await userEvent.type(field, '  ');
      await userEvent.keyboard('{Enter}');
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await expect(onSend).not.toHaveBeenCalled();
      await userEvent.type(field, '怎么算学完？{Enter}');
      await expect(onSend).toHaveBeenCalledWith('怎么算学完？');
      await expect(field).toHaveFocus();
    });
  },
};

const writing: AssistantTurn = {
  role: 'assistant',
  id: 'a1',
  text: '这周有 **2 项**',
  state: { kind: 'writing' },
};

const region = () => screen.getByRole('status', { hidden: true }).textContent;

function Finishing() {
  const [done, setDone] = useState(false);
  return (
    <>
      <Assistant turns={[asked, done ? whole : writing]} busy={!done} />
      <button type="button" onClick={() => setDone(true)} data-testid="finish" hidden>
        写完
      </button>
    </>
  );
}

export const Writing: Story = {
  render: () => <Finishing />,
  play: async ({ canvasElement, step, userEvent }) => {
    const log = await screen.findByRole('log', { name: '对话' });
    await step('what is being written can be stopped, and is not read aloud piece by piece', async () => {
      await waitFor(() => expect(within(log).getByText(/这周有/)).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: '停止' }));
      await expect(onStop).toHaveBeenCalledOnce();
      await expect(region()).not.toContain('这周有');
    });
    await step('the whole is read once, and can be judged and taken back', async () => {
      canvasElement.querySelector<HTMLElement>('[data-testid="finish"]')?.click();
      await waitFor(() => expect(region()).toContain('消防安全自查，周日截止'));
      await userEvent.click(screen.getByRole('button', { name: '有帮助' }));
      await expect(vote).toHaveBeenLastCalledWith(1);
    });
  },
};

export const Waiting: Story = {
  args: { turns: [asked, { ...writing, text: '' }], busy: true },
};

const onShowWhole = fn();
export const Stopped: Story = {
  args: { turns: [asked, { ...writing, state: { kind: 'stopped', onShowWhole } }] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '显示完整回答' }));
    await expect(onShowWhole).toHaveBeenCalledOnce();
  },
};

const onRetry = fn();
export const Trouble: Story = {
  args: { turns: [asked], trouble: { text: '没有连上服务器，你的问题还在', onRetry } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('没有连上服务器，你的问题还在')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Earlier: Story = {
  args: { view: 'sessions' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /这周有什么要完成的/, current: true }));
    await expect(screen.getByRole('log', { name: '对话' })).toBeVisible();
  },
};

export const Loading: Story = { args: { view: 'loading' } };
export const Failed: Story = { args: { view: 'failed' } };

export const Content: Story = {
  args: {
    turns: [
      { role: 'user', id: 'q', text: `${texts.long}\n${texts.unbreakable}` },
      {
        ...whole,
        text: `${texts.long}\n\n1. ${texts.unbreakable}\n2. \`code\`\n\n<img src=x onerror=alert(1)> 是文字。`,
      },
    ],
  },
};

export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const English: Story = { ...inEnglish };
