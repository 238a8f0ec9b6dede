import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { chatKeys } from '@stoa/ui/ChatPanel';
import { LiveRegion } from '@stoa/ui/LiveRegion';
import { coversThePage, inEnglish, largeText, rightToLeft, texts } from '@stoa/ui/test/stories';
import type { Locale } from '@stoa/domain';
import type { Load } from '../common/index.ts';
import { everywhere } from '../test/resolve.ts';
import { wordsIn } from '../test/wordsIn.ts';
import { AssistantDrawer } from './AssistantDrawer.tsx';
import { Conversation } from './Conversation.tsx';
import { answerFixture, assistantIn, assistantNow, sessionsFixture } from './fixtures.ts';
import { SessionList, type SessionListProps } from './SessionList.tsx';
import type { AssistantTrouble, AssistantTurn } from './types.ts';
import { Welcome } from './Welcome.tsx';

const answered = answerFixture('zh-CN', {}, texts.long);
const askedIn = (locale: Locale): AssistantTurn => ({
  kind: 'question',
  id: 'q1',
  text: wordsIn(locale)('这周有什么要完成的？', 'What is due this week?'),
});
const asked = askedIn('zh-CN');

const onVote = fn();
const onSend = fn();
const onStop = fn();
const onCreate = fn();
const notYet: Load<never> = { state: 'loading' };
const never: Load<never> = { state: 'failed', onRetry: fn() };

interface AssistantProps {
  turns?: readonly AssistantTurn[];
  busy?: boolean;
  trouble?: AssistantTrouble;
  view?: 'talk' | 'welcome' | 'sessions' | 'loading' | 'failed';
  locale?: Locale;
}

function Assistant({
  locale = 'zh-CN',
  turns = [askedIn(locale), { kind: 'answer', id: 'a1', message: answerFixture(locale, {}, texts.long) }],
  busy = false,
  trouble,
  view = 'talk',
}: AssistantProps) {
  const [draft, setDraft] = useState('');
  const [listed, setListed] = useState(view === 'sessions');
  const t = assistantIn(locale);
  const list = (sessions: SessionListProps['sessions']) => (
    <SessionList
      sessions={sessions}
      currentId={2}
      now={assistantNow}
      t={t}
      onOpen={() => setListed(false)}
      onRemove={fn()}
    />
  );
  return (
    <>
      <AssistantDrawer
        t={t}
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
        {listed && list({ state: 'ready', data: sessionsFixture(locale, texts.long) })}
        {!listed && view === 'welcome' && (
          <Welcome name="林小满" inCourse t={t} onAsk={onSend} onDraft={setDraft} />
        )}
        {!listed && view === 'loading' && list(notYet)}
        {!listed && view === 'failed' && list(never)}
        {!listed && (view === 'talk' || view === 'sessions') && (
          <Conversation
            turns={turns}
            trouble={trouble}
            t={t}
            resolve={everywhere}
            onAsk={onSend}
            onVote={onVote}
          />
        )}
      </AssistantDrawer>
      <LiveRegion />
    </>
  );
}

const meta = {
  ...coversThePage,
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

const writing: AssistantTurn = { kind: 'writing', id: 'a1', text: '这周有 **2 项**' };

const region = () => screen.getByRole('status', { hidden: true }).textContent;

function Finishing() {
  const [done, setDone] = useState(false);
  return (
    <>
      <Assistant
        turns={[asked, done ? { kind: 'answer', id: 'a1', message: answered } : writing]}
        busy={!done}
      />
      <button type="button" onClick={() => setDone(true)} data-testid="finish" hidden>
        写完
      </button>
    </>
  );
}

export const Writing: Story = {
  render: () => <Finishing />,
  play: async ({ canvasElement, step, userEvent }) => {
    const log = await screen.findByRole('log', { name: '对话内容' });
    await step('what is being written can be stopped, and is not read aloud piece by piece', async () => {
      await waitFor(() => expect(within(log).getByText(/这周有/)).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: '停止回答' }));
      await expect(onStop).toHaveBeenCalledOnce();
      await expect(region()).not.toContain('这周有');
    });
    await step('the whole is read once, and can be judged and taken back', async () => {
      canvasElement.querySelector<HTMLElement>('[data-testid="finish"]')?.click();
      await waitFor(() => expect(region()).toContain('消防安全自查，周日截止'));
      await userEvent.click(screen.getByRole('button', { name: '有帮助' }));
      await expect(onVote).toHaveBeenLastCalledWith(answered, 1);
    });
  },
};

export const Waiting: Story = {
  args: { turns: [asked, { ...writing, text: '' }], busy: true },
};

const onShowWhole = fn();
export const Stopped: Story = {
  args: { turns: [asked, { kind: 'part', id: 'a1', text: writing.text, onShowWhole }] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '显示完整回答' }));
    await expect(onShowWhole).toHaveBeenCalledOnce();
  },
};

const onRetry = fn();
export const Trouble: Story = {
  args: { turns: [asked], trouble: { failure: { kind: 'lost' }, onRetry } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('回答没有送达，你的问题还在')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Earlier: Story = {
  args: { view: 'sessions' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /这周有什么要完成的/, current: true }));
    await expect(screen.getByRole('log', { name: '对话内容' })).toBeVisible();
  },
};

export const Loading: Story = { args: { view: 'loading' } };
export const Failed: Story = { args: { view: 'failed' } };

export const Content: Story = {
  args: {
    turns: [
      { kind: 'question', id: 'q', text: `${texts.long}\n${texts.unbreakable}` },
      {
        kind: 'answer',
        id: 'a1',
        message: {
          ...answered,
          text: `${texts.long}\n\n1. ${texts.unbreakable}\n2. \`code\`\n\n<img src=x onerror=alert(1)> 是文字。`,
        },
      },
    ],
  },
};

export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const English: Story = { args: { locale: 'en' }, ...inEnglish };
