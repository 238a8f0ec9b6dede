import { ThreadState, type Thread } from '@stoa/api/contract/interact';
import type { LinkTarget } from '@stoa/domain';
import type { ThreadComment, ThreadReply } from '@stoa/ui/CommentThread';
import { editField, isEdit, newField, replyField, type Draft, type Outgoing } from './desk.ts';

/** The loaded replies to a comment. */
export interface Replies {
  readonly list: readonly Thread[];
  readonly state: 'some' | 'loading' | 'failed';
}

/** A like that the person has just given or removed. */
export interface Liked {
  readonly liked: boolean;
  readonly likes: number;
}

/** The data besides the entry itself from which an entry is rendered. */
export interface ThreadFacts {
  /** The address of a page; `undefined` when there is none. */
  readonly hrefOf: (target: LinkTarget) => string | undefined;
  readonly replies: ReadonlyMap<number, Replies>;
  readonly likes: ReadonlyMap<number, Liked>;
  readonly outgoing: readonly Outgoing[];
  readonly isSending: (id: string) => boolean;
}

/** Likes after a change: never below zero, and never counted twice. */
export const likedAs = ({ liked, likes }: Liked, next: boolean): Liked => ({
  liked: next,
  likes: Math.max(0, likes + Number(next) - Number(liked)),
});

const picturesOf = (images: readonly { readonly url: string; readonly name: string }[]) =>
  images.length === 0 ? undefined : images.map(({ url, name }) => ({ url, caption: name }));

export function entryView(
  thread: Thread,
  { likes: given, outgoing, isSending, hrefOf }: Omit<ThreadFacts, 'replies'>,
): ThreadReply {
  const { threadId, author, content, createTime, images, score, position, mine, canDelete, state } = thread;
  const change = outgoing.find(({ id, field }) => field === editField(String(threadId)) && isSending(id));
  const { liked, likes } = given.get(threadId) ?? { liked: thread.liked, likes: thread.likeNum };
  return {
    id: String(threadId),
    name: author.realName,
    avatarUrl: author.avatar === '' ? undefined : author.avatar,
    role: thread.lecturer === true ? 'LECTURER' : 'LEARNER',
    text: change?.text ?? content,
    time: createTime,
    likes,
    liked,
    mine,
    removable: canDelete,
    pictures: picturesOf(images),
    score,
    position,
    adopted: thread.adopted,
    adoptable: thread.canAdopt,
    mentions: thread.mentions?.map(({ name, target }) => ({ name, href: target && hrefOf(target) })),
    edited: thread.editedTime,
    editable: thread.editableUntil !== undefined,
    state: state === ThreadState.Deleted ? 'deleted' : change === undefined ? 'sent' : 'sending',
  };
}

/** An unsent entry in the form of a sent one. */
const outgoingView = (one: Outgoing, isSending: boolean): ThreadReply => ({
  id: one.id,
  name: '',
  text: one.text,
  time: one.time,
  likes: 0,
  liked: false,
  mine: true,
  pictures: picturesOf(one.pictures),
  position: one.position,
  state: isSending ? 'sending' : 'failed',
});

function threadView(thread: Thread, facts: ThreadFacts): ThreadComment {
  const { replies, outgoing, isSending } = facts;
  const here = replies.get(thread.threadId);
  const list = here?.list ?? [];
  const fields = new Set([thread, ...list].map(({ threadId }) => replyField(String(threadId))));
  const mine = outgoing.filter(({ field }) => fields.has(field));
  return {
    ...entryView(thread, facts),
    replies: [
      ...list.map((reply) => entryView(reply, facts)),
      ...mine.map((one) => outgoingView(one, isSending(one.id))),
    ],
    replyCount: thread.replyNum,
    moreReplies: here?.state ?? 'some',
  };
}

/** The comments or questions of a page; unsent ones of the person are above them, newest first. */
export const threadViews = (threads: readonly Thread[], facts: ThreadFacts): ThreadComment[] => [
  ...facts.outgoing
    .filter(({ field }) => field === newField)
    .sort((a, b) => b.time - a.time)
    .map((one) => ({ ...outgoingView(one, facts.isSending(one.id)), replies: [], replyCount: 0 })),
  ...threads.map((thread) => threadView(thread, facts)),
];

type Drafts = Readonly<Record<string, Draft>>;

const draftsOf = (drafts: Drafts, isOne: (field: string) => boolean): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(drafts).flatMap(([field, { text }]): [string, string][] =>
      isOne(field) ? [[field.slice(field.indexOf(':') + 1), text]] : [],
    ),
  );

/** Drafts of replies, by the id of the entry that they answer. */
export const replyDrafts = (drafts: Drafts): ReadonlyMap<string, string> =>
  draftsOf(drafts, (field) => field.startsWith('to:'));

/** Drafts of changes, by the id of their entry. */
export const editDrafts = (drafts: Drafts): ReadonlyMap<string, string> => draftsOf(drafts, isEdit);
