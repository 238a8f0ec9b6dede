import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { composerKeys } from '../compose/keys.ts';
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
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
import { commentRoles, commentStates, type ThreadComment, type ThreadReply } from './model.ts';

const now = new Date(2026, 10, 21, 14, 36).getTime();
const hour = 3_600_000;
let serial = 0;
const reply = (name: string, text: string, change: Partial<ThreadReply> = {}): ThreadReply => ({
  id: `r${(serial += 1)}`,
  name,
  text,
  time: now - 2 * hour,
  likes: 0,
  liked: false,
  mine: false,
  ...change,
});
const comment = (name: string, text: string, change: Partial<ThreadComment> = {}): ThreadComment => {
  const { replies = [], replyCount = replies.length, ...rest } = change;
  return { ...reply(name, text), replies, replyCount, ...rest };
};

const comments: readonly ThreadComment[] = [
  comment('周一诺', '“先听完，再回应”这一节我看了两遍。上周照着提纲谈了一次，对方主动说了想换班的原因。', {
    likes: 18,
    liked: true,
    time: now - 26 * hour,
    replies: [
      reply('苏映雪', '做得很好。下次可以多问一句“还有呢”，往往真正的原因在第三句之后。', {
        role: 'LECTURER',
        likes: 9,
        time: now - 20 * hour,
      }),
      reply('林小满', '学到了，今天就试。', { mine: true, replyTo: '苏映雪' }),
    ],
    replyCount: 5,
  }),
  comment('林小满', '谈话提纲模板在哪里下载？', {
    mine: true,
    editable: true,
    edited: now - hour / 2,
    likes: 1,
    time: now - hour,
  }),
  comment('陈嘉言', '', {
    state: 'deleted',
    replies: [reply('何晓北', '同问，我们店也遇到了。')],
  }),
];

/** A thread whose parent stores what is written, liked and deleted. */
function Kept(props: CommentThreadProps) {
  const [all, setAll] = useState(props.comments);
  const [draft, setDraft] = useState(props.value);
  const everywhere = (change: (entry: ThreadReply) => Partial<ThreadReply>) =>
    setAll((known) =>
      known.map((one) => ({
        ...one,
        ...change(one),
        replies: one.replies.map((each) => ({ ...each, ...change(each) })),
      })),
    );
  return (
    <CommentThread
      {...props}
      comments={all}
      value={draft}
      onValueChange={setDraft}
      onPost={(text) => {
        props.onPost(text);
        setDraft('');
        setAll((known) => [comment('林小满', text, { mine: true, time: now }), ...known]);
      }}
      onReply={(id, text) => {
        props.onReply(id, text);
        setAll((known) =>
          known.map((one) =>
            one.id === id || one.replies.some((each) => each.id === id)
              ? {
                  ...one,
                  replies: [...one.replies, reply('林小满', text, { mine: true, time: now })],
                  replyCount: one.replyCount + 1,
                }
              : one,
          ),
        );
      }}
      onLike={(id, liked) =>
        everywhere((entry) => (entry.id === id ? { liked, likes: entry.likes + (liked ? 1 : -1) } : {}))
      }
      onDelete={(id) => {
        props.onDelete(id);
        setAll((known) => known.filter((one) => one.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Learning/CommentThread',
  component: CommentThread,
  parameters: { keyboard: composerKeys },
  args: {
    comments,
    total: 126,
    now,
    value: '',
    onValueChange: fn(),
    onPost: fn(),
    onReply: fn(),
    onLike: fn(),
    onDelete: fn(),
    onRetry: fn(),
    sort: 'new',
    onSortChange: fn(),
    more: 'some',
    onMore: fn(),
    onReplies: fn(),
  },
  render: (args) => (
    <Narrow width={760}>
      <Kept {...args} />
      <LiveRegion />
    </Narrow>
  ),
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

function Matrix({ many, ...given }: CommentThreadProps & { many: readonly Partial<CommentThreadProps>[] }) {
  return (
    <div style={{ display: 'grid', gap: 48, maxInlineSize: 760 }}>
      {many.map((change, index) => (
        // A page has one thread, but this frame shows several, and each landmark needs a name of its own.
        <CommentThread key={index} {...given} aria-label={`评论 ${index + 1}`} more="none" {...change} />
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
          comments: commentRoles.map((role) => comment('苏映雪', '大家可以先看第二章。', { role, likes: 3 })),
        },
        {
          comments: commentStates.map((state) =>
            comment('林小满', '谈话提纲模板在哪里下载？', { mine: true, state }),
          ),
        },
      ]}
    />
  ),
};

const nothing = () => undefined;
const begun = comment('林小满', '谈话提纲模板在哪里下载？', { mine: true, editable: true });
const late = comment('林小满', '谈话提纲模板在哪里下载？', { mine: true });

export const States: Story = {
  render: (args) => (
    <Matrix
      {...args}
      many={[
        {
          about: 'question',
          value: '这个',
          shortest: 5,
          comments: [begun, late],
          edits: {
            drafts: new Map([
              [begun.id, '谈话提纲的模板在哪里下载？'],
              [late.id, '谈话提纲的模板在哪里？'],
            ]),
            onDraft: nothing,
            onSave: nothing,
          },
        },
        { value: '还有一句', pause: 4, comments: [] },
        { comments: [], total: 0, loading: true },
        { comments: [], total: 0 },
        { comments: comments.slice(1, 2), closed: true },
        {
          comments: comments.slice(0, 1).map((one) => ({ ...one, moreReplies: 'loading' as const })),
          more: 'loading',
        },
        {
          comments: comments.slice(0, 1).map((one) => ({ ...one, moreReplies: 'failed' as const })),
          more: 'failed',
        },
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
          total: 128_400,
          value: '满'.repeat(1012),
          comments: [
            comment(texts.long, texts.long.repeat(8), { likes: 12_800, role: 'LECTURER' }),
            comment('Wolfeschlegelsteinhausenbergerdorff', texts.unbreakable, { likes: 99_999, mine: true }),
            comment('一', '好', { replies: [reply('二', texts.unbreakable, { replyTo: texts.long })] }),
          ],
        },
      ]}
    />
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: (args) => (
    <CommentThread {...args} aria-label={`评论 ${(serial += 1)}`} comments={comments.slice(0, 1)} />
  ),
};

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };

export const ForcedColors: Story = { ...forcedColors };

export const English: Story = {
  ...inEnglish,
  args: {
    comments: [
      comment('Zhou Yinuo', 'I watched “Listen first” twice and tried it last week. It works.', {
        likes: 18,
        replies: [
          reply('Su Yingxue', 'Well done. Next time ask “What else?” once more.', { role: 'LECTURER' }),
        ],
        replyCount: 3,
      }),
      comment('Lin Xiaoman', 'Where can I download the guide?', { mine: true, state: 'failed' }),
    ],
  },
};

export const WritesAndAnswers: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter breaks the line, Ctrl+Enter posts, an input method does neither', async () => {
      const field = canvas.getByRole('textbox', { name: '写评论' });
      await userEvent.type(field, '第一行{Enter}第二行');
      await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
      await expect(args.onPost).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onPost).toHaveBeenCalledWith('第一行\n第二行');
      await expect(field).toHaveValue('');
    });
    await step('a reply is written in its place; Escape keeps the words for later', async () => {
      const opener = canvas.getByRole('button', { name: '回复 周一诺' });
      await userEvent.click(opener);
      const field = canvas.getByRole('textbox', { name: '回复 周一诺' });
      await expect(field).toHaveFocus();
      await userEvent.type(field, '谢谢分享');
      await userEvent.keyboard('{Escape}');
      await expect(opener).toHaveFocus();
      await userEvent.click(opener);
      await expect(canvas.getByRole('textbox', { name: '回复 周一诺' })).toHaveValue('谢谢分享');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onReply).toHaveBeenCalledWith(comments[0]?.id, '谢谢分享');
      await expect(opener).toHaveFocus();
      const replies = canvas.getByRole('list', { name: '周一诺 的评论下的回复' });
      await expect(within(replies).getByText('谢谢分享')).toBeVisible();
    });
  },
};

export const LikesAndTakesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: '赞同 苏映雪 的评论 9' });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveTextContent('10');
    await userEvent.click(like);
    await expect(like).toHaveTextContent('9');
  },
};

const colleagues = [
  { id: '2', name: '周以衡', description: '店长 · 华东区' },
  { id: '3', name: '苏映雪', description: '门店培训经理' },
];

export const MentionsColleagues: Story = {
  args: {
    comments: [
      comment('林小满', '@苏映雪 @周以衡 看这里', {
        mentions: [{ name: '苏映雪', href: '#su' }, { name: '周以衡' }],
      }),
    ],
    people: { find: () => Promise.resolve(colleagues), onMention: fn() },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '写评论' });
    await userEvent.type(field, '谢谢@');
    await waitFor(() => expect(canvas.getByRole('option', { name: /周以衡/ })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('谢谢@苏映雪 ');
    // The list stays open for the inspection of its roles.
    await userEvent.type(field, '@');
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};

export const AsksBeforeDeleting: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const own = canvas.getByText('谈话提纲模板在哪里下载？').closest('li');
    await expect(own).toBeVisible();
    if (!own) return;
    const more = within(own).getByRole('button', { name: '林小满 的评论：更多操作' });
    const remove = async () => {
      await userEvent.click(more);
      await userEvent.click(await within(own).findByRole('menuitem', { name: '删除' }));
    };
    await step('the safe answer has the focus, and keeps the comment', async () => {
      await remove();
      await waitFor(() => expect(screen.getByRole('button', { name: '不删除' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(more).toHaveFocus());
      await expect(args.onDelete).not.toHaveBeenCalled();
    });
    await step('after deleting, the keyboard goes on in the thread', async () => {
      await remove();
      await userEvent.click(await screen.findByRole('button', { name: '删除' }));
      await expect(args.onDelete).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.queryByText('谈话提纲模板在哪里下载？')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('region', { name: '评论' })).toHaveFocus());
    });
  },
};

export const RetriesWhatFailed: Story = {
  args: { comments: [comment('林小满', '提纲在哪里？', { mine: true, state: 'failed' })] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('提纲在哪里？')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const InContext: Story = {
  render: (args) => (
    <Narrow width={760}>
      <Card>
        <Kept {...args} />
      </Card>
    </Narrow>
  ),
};
