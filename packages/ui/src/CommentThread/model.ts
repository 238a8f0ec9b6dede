import type { Mentioned } from '../compose/mention.ts';
import type { GalleryImage } from '../ImageGallery/index.ts';

/** Who wrote an entry. A lecturer or an administrator is marked, because their answer counts more. */
export const commentRoles = ['LEARNER', 'LECTURER', 'ADMIN'] as const;
export type CommentRole = (typeof commentRoles)[number];

/** Only the author sees `sending` and `failed`. A `deleted` entry stays in the thread while it has replies. */
export const commentStates = ['sent', 'sending', 'failed', 'deleted'] as const;
export type CommentState = (typeof commentStates)[number];

export const commentSorts = ['new', 'hot', 'unanswered'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** Kinds of threads: comments, or questions with answers. */
export const threadKinds = ['comment', 'question'] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** Loading further entries: none left, some left, loading, or failed. */
export const moreStates = ['none', 'some', 'loading', 'failed'] as const;
export type MoreState = (typeof moreStates)[number];

export interface ThreadReply {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl?: string | undefined;
  readonly role?: CommentRole | undefined;
  readonly text: string;
  /** When it was written, in epoch milliseconds. */
  readonly time: number;
  readonly likes: number;
  readonly liked: boolean;
  readonly mine: boolean;
  /** Whether the person may delete this entry. One's own entries can always be deleted. */
  readonly removable?: boolean | undefined;
  readonly state?: CommentState | undefined;
  readonly pictures?: readonly GalleryImage[] | undefined;
  /** Stars given with the comment, 1 to 5. */
  readonly score?: number | undefined;
  /** The second of the video that the entry is about. */
  readonly position?: number | undefined;
  /** Whether the answer was marked as helpful. */
  readonly adopted?: boolean | undefined;
  /** Whether the person may mark this answer as helpful. */
  readonly adoptable?: boolean | undefined;
  /** The people whom the text mentions. */
  readonly mentions?: readonly Mentioned[] | undefined;
  /** When its author last changed the text, in epoch milliseconds. */
  readonly edited?: number | undefined;
  /** Whether the person may change the text. */
  readonly editable?: boolean | undefined;
  /** Name of the person whose reply this one answers. */
  readonly replyTo?: string | undefined;
}

/** Changes of one's own entries, which the parent keeps and saves. */
export interface EntryEdits {
  /** Unsaved texts by the id of their entry; an entry with one shows its field. */
  readonly drafts: ReadonlyMap<string, string>;
  /** Called with the unsaved text, and with `undefined` when the person has cancelled. */
  readonly onDraft: (id: string, text: string | undefined) => void;
  /** Called with the new text, trimmed. The parent then removes the draft. */
  readonly onSave: (id: string, text: string) => void;
}

export interface ThreadComment extends Omit<ThreadReply, 'replyTo'> {
  /** The loaded replies, oldest first. */
  readonly replies: readonly ThreadReply[];
  /** Number of replies in all. */
  readonly replyCount: number;
  /** State of loading the remaining replies. */
  readonly moreReplies?: MoreState | undefined;
}

/**
 * Number of replies that are not loaded yet. Replies that are still being sent do not count as loaded, because
 * `replyCount` does not count them.
 */
export const repliesLeft = ({ replies, replyCount }: ThreadComment): number =>
  Math.max(
    0,
    replyCount - replies.filter(({ state = 'sent' }) => state === 'sent' || state === 'deleted').length,
  );

/** All entries that could not be sent, in the order of the page. */
export const failedIn = (comments: readonly ThreadComment[]): ThreadReply[] =>
  comments.flatMap((comment) => [comment, ...comment.replies]).filter(({ state }) => state === 'failed');
