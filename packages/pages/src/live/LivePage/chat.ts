import type { LiveDetail, LiveMessage, LiveMessageKind, LiveRole } from '@stoa/api/contract/live';
import { LiveStatus } from '@stoa/domain';
import type { ChatClosing, ChatEntry, ChatMessage, ChatPanelProps, ChatQuote } from '@stoa/ui/ChatPanel';
import { statusOf } from './model.ts';
import type { LiveDraft, LiveOutgoing, LiveRoom, LiveTalk } from './types.ts';

/**
 * The numbers of the contract, copied and checked by its type, because a page imports only types of the
 * contract.
 */
const kinds: typeof LiveMessageKind = { Text: 1, System: 2, Question: 3, Answer: 4, Deleted: 5 };

function markOf(kind: LiveMessage['kind']): ChatMessage['mark'] {
  if (kind === kinds.Question) return 'question';
  return kind === kinds.Answer ? 'answer' : undefined;
}

/** The message that an answer refers to, unless it was deleted. */
function quoteOf(messages: readonly LiveMessage[], messageId: number | undefined): ChatQuote | undefined {
  if (messageId === undefined) return undefined;
  const answered = messages.find((message) => message.messageId === messageId);
  return answered === undefined || answered.kind === kinds.Deleted
    ? undefined
    : { name: answered.user.realName, text: answered.text };
}

function saidOf(message: LiveMessage, { messages, me }: Spoken): ChatEntry {
  const { messageId, kind, user, role, text, time, replyTo } = message;
  const id = String(messageId);
  if (kind === kinds.Deleted) return { kind: 'deleted', id, time };
  if (kind === kinds.System) return { kind: 'notice', id, text, time };
  return {
    kind: 'message',
    id,
    name: user.realName,
    avatarUrl: user.avatar,
    role,
    mine: user.userId === me.userId,
    text,
    time,
    mark: markOf(kind),
    replyTo: quoteOf(messages, replyTo),
  };
}

const ownOf = (
  { key, kind, text, at, state, replyTo }: LiveOutgoing,
  { messages, me, role }: Spoken,
): ChatEntry => ({
  kind: 'message',
  id: key,
  name: me.realName,
  avatarUrl: me.avatar,
  role,
  mine: true,
  text,
  time: at,
  delivery: state,
  mark: markOf(kind),
  replyTo: quoteOf(messages, replyTo),
});

type Spoken = Pick<LiveTalk, 'messages' | 'outgoing' | 'me' | 'role'>;

/** The messages, followed by those that are being sent. */
export const entriesOf = (spoken: Spoken): ChatEntry[] => [
  ...spoken.messages.map((message) => saidOf(message, spoken)),
  ...spoken.outgoing.map((own) => ownOf(own, spoken)),
];

/** Questions to the lecturer, and their answers. */
export const questionsOf = (entries: readonly ChatEntry[]): ChatEntry[] =>
  entries.filter((entry) => entry.kind === 'message' && entry.mark !== undefined);

interface Room {
  readonly live: LiveDetail;
  readonly room?: LiveRoom | undefined;
}

/**
 * Why nothing can be written: the stream is over, or the room is muted and the person is neither its lecturer
 * nor an admin.
 */
export function closingOf({ live, room }: Room, role: LiveRole): ChatClosing | undefined {
  const status = statusOf({ live, room });
  if (status !== LiveStatus.Upcoming && status !== LiveStatus.Live) return 'readOnly';
  const { muted } = room ?? live;
  return muted && role === 'LEARNER' ? 'muted' : undefined;
}

/** Whether there is a chat: not for a cancelled stream, and not if the company has switched it off. */
export const hasChat = ({ live, room }: Room): boolean =>
  live.chatOn && statusOf({ live, room }) !== LiveStatus.Cancelled;

/** The props of a chat that come from its draft. */
export function draftPropsOf(
  { text, replyTo, onText, onSend, onReply, onReplyCancel }: LiveDraft,
  messages: readonly LiveMessage[],
): Pick<ChatPanelProps, 'value' | 'onValueChange' | 'onSend' | 'replyTo' | 'onReply' | 'onReplyCancel'> {
  return {
    value: text,
    onValueChange: onText,
    onSend,
    replyTo: quoteOf(messages, replyTo),
    onReplyCancel,
    onReply:
      onReply &&
      ((id) => {
        // A message that is being sent has no id yet, so nothing can refer to it.
        const message = messages.find(({ messageId }) => String(messageId) === id);
        if (message !== undefined) onReply(message.messageId);
      }),
  };
}

/**
 * Props of the main chat only: how many people are here while the stream runs, and the pinned announcement.
 */
export const roomPropsOf = ({ live, room }: Room): Pick<ChatPanelProps, 'online' | 'announcement'> => ({
  online: statusOf({ live, room }) === LiveStatus.Live ? room?.onlineNum : undefined,
  announcement: (room ?? live).announcement,
});
