import { ThreadState, type Thread } from '@stoa/api/contract/interact';
import type { ThreadComment, ThreadReply } from '@stoa/ui/CommentThread';

/** What has come of the replies to a comment. */
export interface Replies {
  readonly list: readonly Thread[];
  readonly state: 'some' | 'loading' | 'failed';
}

export function replyView(thread: Thread): ThreadReply {
  const { threadId, author, content, createTime, likeNum, liked, mine, canDelete, state } = thread;
  return {
    id: String(threadId),
    name: author.realName,
    avatarUrl: author.avatar === '' ? undefined : author.avatar,
    text: content,
    time: createTime,
    likes: likeNum,
    liked,
    mine,
    removable: canDelete,
    state: state === ThreadState.Deleted ? 'deleted' : 'sent',
  };
}

export const threadView = (thread: Thread, replies: Replies | undefined): ThreadComment => ({
  ...replyView(thread),
  replies: (replies?.list ?? []).map(replyView),
  replyCount: thread.replyNum,
  moreReplies: replies?.state ?? 'some',
});
