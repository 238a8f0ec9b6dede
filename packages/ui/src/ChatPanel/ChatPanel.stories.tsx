import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { chatKeys } from '../compose/keys.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';
import { chatClosings, chatDeliveries, chatRoles, type ChatEntry, type ChatMessage } from './model.ts';

const now = new Date(2026, 10, 21, 14, 36).getTime();
const minute = 60_000;
let serial = 0;
const said = (name: string, text: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  kind: 'message',
  id: `m${(serial += 1)}`,
  name,
  role: 'LEARNER',
  mine: false,
  text,
  time: now - 6 * minute,
  ...change,
});
const notice = (text: string): ChatEntry => ({
  kind: 'notice',
  id: `n${(serial += 1)}`,
  text,
  time: now - 7 * minute,
});

const entries: readonly ChatEntry[] = [
  notice('直播开始了'),
  said('苏映雪', '大家好，今天讲旺季排班。听得到的同学回个 1。', { role: 'LECTURER' }),
  said('周一诺', '1'),
  said('周一诺', '声音很清楚'),
  said('陈嘉言', '请问小时工的班次也能用这张表吗？', { mark: 'question', time: now - 3 * minute }),
  said('苏映雪', '能，把工时上限改成 4 小时就行，第二部分会演示。', {
    role: 'LECTURER',
    mark: 'answer',
    time: now - 2 * minute,
    replyTo: { name: '陈嘉言', text: '请问小时工的班次也能用这张表吗？' },
  }),
  said('何晓北', '排班模板已放到“资料”里，需要的同学自取。', { role: 'ADMIN', time: now - 2 * minute }),
  said('林小满', '太好了，正缺这个', { mine: true, time: now - minute }),
];

/** A panel whose parent keeps the draft and adds a sent message at once. */
function Kept(props: ChatPanelProps) {
  const [all, setAll] = useState(props.entries);
  const [draft, setDraft] = useState(props.value);
  const send = (text: string) => {
    props.onSend(text);
    setDraft('');
    setAll((known) => [...known, said('林小满', text, { mine: true, time: now })]);
  };
  return (
    <ChatPanel
      {...props}
      entries={all}
      value={draft}
      onValueChange={setDraft}
      onSend={send}
      style={{ blockSize: '34rem' }}
    />
  );
}

const Frame = ({ children }: { children: ReactNode }) => <Narrow width={360}>{children}</Narrow>;

const meta = {
  title: 'Learning/ChatPanel',
  component: ChatPanel,
  parameters: { keyboard: chatKeys },
  args: {
    entries,
    now,
    value: '',
    onValueChange: fn(),
    onSend: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    onReply: fn(),
    online: 1284,
    speaks: true,
    onSpeaksChange: fn(),
  },
  render: (args) => (
    <Frame>
      <Kept {...args} />
      <LiveRegion />
    </Frame>
  ),
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Matrix({ many, ...given }: ChatPanelProps & { many: readonly Partial<ChatPanelProps>[] }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
      }}
    >
      {many.map((change, index) => (
        // A page has one panel, but this frame shows several, and each landmark needs a name of its own.
        <ChatPanel key={index} {...given} aria-label={`聊天 ${index + 1}`} {...change} />
      ))}
    </div>
  );
}

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Matrix
      {...args}
      many={[
        {
          entries: chatRoles.map((role) =>
            said('苏映雪', '大家好', { role, time: now - chatRoles.indexOf(role) }),
          ),
        },
        {
          entries: chatDeliveries.map((delivery) =>
            said('林小满', '这周排班怎么调整？', { mine: true, delivery, time: now }),
          ),
        },
        ...chatClosings.map((closed) => ({ closed })),
      ]}
    />
  ),
};

export const States: Story = {
  render: (args) => (
    <Matrix
      {...args}
      many={[
        { entries: [], loading: true },
        { entries: [] },
        { announcement: '今晚 20:00 加开一场答疑，请在“资料”中先填写问题；没有时间的同学可以看回放。' },
        {
          entries: [
            ...entries.slice(-3),
            said('林小满', '旺季能不能提前一周定班？', { mine: true, delivery: 'failed', time: now }),
            { kind: 'deleted', id: 'gone', time: now },
          ],
        },
        { replyTo: { name: '苏映雪', text: '能，把工时上限改成 4 小时就行' }, value: '明白了，谢谢' },
        { closed: 'muted', value: '还没来得及发的话' },
      ]}
    />
  ),
};

export const Content: Story = {
  render: (args) => (
    <Matrix
      {...args}
      many={[
        {
          entries: [
            said(texts.long, texts.long),
            said('Wolfeschlegelsteinhausenbergerdorff', texts.unbreakable, { role: 'LECTURER', time: now }),
            said('一', '好'),
            said('林小满', texts.unbreakable, { mine: true, delivery: 'failed', time: now }),
            said('周一诺', '第一行\n第二行', { time: now, replyTo: { name: texts.long, text: texts.long } }),
            notice(texts.long),
          ],
          announcement: `${texts.long}${texts.unbreakable}`,
          online: 128_400,
          value: '满'.repeat(212),
        },
      ]}
    />
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: (args) => (
    <ChatPanel {...args} aria-label={`聊天 ${(serial += 1)}`} announcement="资料已更新，请重新下载。" />
  ),
};

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...States, ...largeText };

export const ForcedColors: Story = { ...forcedColors };

export const English: Story = {
  ...inEnglish,
  args: {
    announcement: 'The roster template is under “Materials”.',
    entries: [
      notice('The stream has started'),
      said('Su Yingxue', 'Hello everybody. Today is about rosters.', { role: 'LECTURER' }),
      said('Chen Jiayan', 'Does this also work for people paid by the hour?', { mark: 'question' }),
      said('Lin Xiaoman', 'Just what I need', { mine: true, delivery: 'failed', time: now }),
    ],
  },
};

export const EnterSends: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: '发消息' });
    const log = canvas.getByRole('log', { name: '聊天记录' });
    await userEvent.click(field);
    await step('Shift+Enter breaks the line', async () => {
      await userEvent.keyboard('第一行{Shift>}{Enter}{/Shift}第二行');
      await expect(field).toHaveValue('第一行\n第二行');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Enter that chooses a word of an input method sends nothing', async () => {
      await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Enter sends, and the field is ready for the next message', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledWith('第一行\n第二行');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await expect(within(log).getByText(/第一行/)).toBeVisible();
    });
  },
};

const many = Array.from({ length: 400 }, (_, at) =>
  said(at % 3 === 0 ? '周一诺' : '陈嘉言', `第 ${at + 1} 条`, { time: now - (400 - at) * 1000 }),
);

/** A parent that adds one message for each press of the button. */
function Lively(props: ChatPanelProps) {
  const [extra, setExtra] = useState(0);
  const more = Array.from({ length: extra }, (_, at) => ({
    ...said('何晓北', `刚说的第 ${at + 1} 条`, { time: now }),
    id: `extra${at}`,
  }));
  return (
    <>
      <ChatPanel {...props} entries={[...many, ...more]} style={{ blockSize: '30rem' }} />
      <button type="button" onClick={() => setExtra(extra + 1)}>
        来一条新消息
      </button>
    </>
  );
}

export const ReadsAboveInPeace: Story = {
  render: (args) => (
    <Frame>
      <Lively {...args} maxRows={100} />
    </Frame>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const log = canvas.getByRole('log', { name: '聊天记录' });
    const comes = canvas.getByRole('button', { name: '来一条新消息' });
    const atEnd = () => log.scrollHeight - log.clientHeight - log.scrollTop < 2;
    await step('the newest is in view, and only so many rows are in the page', async () => {
      await waitFor(() => expect(atEnd()).toBe(true));
      await expect(within(log).getAllByRole('listitem')).toHaveLength(100);
      await userEvent.click(comes);
      await expect(within(log).getByText('刚说的第 1 条')).toBeVisible();
      await waitFor(() => expect(atEnd()).toBe(true));
    });
    await step('whoever scrolls up keeps the place and hears how many came', async () => {
      log.scrollTop -= 400;
      await waitFor(() => expect(atEnd()).toBe(false));
      const place = log.scrollTop;
      // The scroll event is sent with the next frame.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await userEvent.click(comes);
      await userEvent.click(comes);
      await expect(canvas.getByRole('button', { name: '2 条新消息' })).toBeVisible();
      await expect(log.scrollTop).toBe(place);
    });
    await step('the button leads to the newest, and the focus with it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '2 条新消息' }));
      await waitFor(() => expect(within(log).getByText('刚说的第 3 条')).toBeVisible());
      await expect(log).toHaveFocus();
      await waitFor(() => expect(atEnd()).toBe(true));
    });
    await step('earlier rows come on demand, and never more than so many', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '更早的消息' }));
      await expect(within(log).getByText('第 300 条')).toBeInTheDocument();
      await expect(within(log).getAllByRole('listitem')).toHaveLength(100);
    });
  },
};

export const RetriesWhatFailed: Story = {
  args: {
    entries: [said('林小满', '旺季能不能提前定班？', { mine: true, delivery: 'failed', time: now })],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('没有发出去')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试发送：旺季能不能提前定班？' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MutedKeepsTheDraft: Story = {
  args: { closed: 'muted', value: '还没来得及发的话' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已开启全员禁言，暂时不能发消息')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '发消息' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: '发消息' })).toHaveValue('还没来得及发的话');
    await expect(canvas.queryByRole('button', { name: /^回复/ })).toBeNull();
  },
};

export const InContext: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 360px', maxInlineSize: 1120 }}>
      <div style={{ background: 'var(--stoa-media-surface)' }} />
      <Kept {...args} announcement="排班模板已放到“资料”里。" />
    </div>
  ),
};
