import type { GalleryImage } from '../ImageGallery/index.ts';

/** Whose word it is; a lecturer's answer weighs more than a guess. */
export const commentRoles = ['LEARNER', 'LECTURER', 'ADMIN'] as const;
export type CommentRole = (typeof commentRoles)[number];

/** Only the writer sees `sending` and `failed`. `deleted` stays where there are replies to it. */
export const commentStates = ['sent', 'sending', 'failed', 'deleted'] as const;
export type CommentState = (typeof commentStates)[number];

export const commentSorts = ['new', 'hot', 'unanswered'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** What is talked about: what people say, or what they ask and others know. */
export const threadKinds = ['comment', 'question'] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** How far the rest has come: nothing left, something left, on its way, not arrived. */
export const moreStates = ['none', 'some', 'loading', 'failed'] as const;
export type MoreState = (typeof moreStates)[number];

export interface ThreadReply {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl?: string | undefined;
  readonly role?: CommentRole | undefined;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly likes: number;
  readonly liked: boolean;
  readonly mine: boolean;
  /** May be deleted by this person; one's own always may. */
  readonly removable?: boolean | undefined;
  readonly state?: CommentState | undefined;
  readonly pictures?: readonly GalleryImage[] | undefined;
  /** Stars that came with it, 1 to 5. */
  readonly score?: number | undefined;
  /** Second of the film that it is about. */
  readonly position?: number | undefined;
  /** The answer that helped. */
  readonly adopted?: boolean | undefined;
  /** This person may say that it helped. */
  readonly adoptable?: boolean | undefined;
  /** The person whose reply this one answers. */
  readonly replyTo?: string | undefined;
}

export interface ThreadComment extends Omit<ThreadReply, 'replyTo'> {
  /** Those that are here; oldest first. */
  readonly replies: readonly ThreadReply[];
  /** How many there are in all. */
  readonly replyCount: number;
  /** Whether the others are on their way. */
  readonly moreReplies?: MoreState | undefined;
}

/** Replies that are not here yet; what is only on its way from here does not count among them. */
export const repliesLeft = ({ replies, replyCount }: ThreadComment): number =>
  Math.max(
    0,
    replyCount - replies.filter(({ state = 'sent' }) => state === 'sent' || state === 'deleted').length,
  );

/** All that did not go out, in the order of the page. */
export const failedIn = (comments: readonly ThreadComment[]): ThreadReply[] =>
  comments.flatMap((comment) => [comment, ...comment.replies]).filter(({ state }) => state === 'failed');
