import { ThreadKind } from '@stoa/domain';
import * as v from 'valibot';
import { fileRef, linkTarget, userBrief } from './values.ts';

/** Whether a contribution is shown: 1 shown, 2 deleted, but still there because it has replies. */
export const ThreadState = { Normal: 1, Deleted: 2 } as const;
export type ThreadState = (typeof ThreadState)[keyof typeof ThreadState];

/** Bounds of the length of a post, in characters. */
export const postLength = { shortest: 1, shortestQuestion: 5, longest: 1000 } as const;

/** Time between two posts of one person, in milliseconds; an earlier one is refused (1006). */
export const postPause = 5000;

/** The greatest number of people that one post mentions. */
export const mostMentions = 10;

/**
 * A colleague whom a post mentions: the text contains `@` and exactly this `name`, `target` is the person's
 * page.
 */
export const mention = v.object({
  userId: v.number(),
  name: v.string(),
  target: v.optional(linkTarget),
});
export type Mention = v.InferOutput<typeof mention>;

/** A colleague who can be mentioned. Only name, picture and post are shown, to identify the person. */
export const mentionable = v.object({
  userId: v.number(),
  realName: v.string(),
  avatar: v.string(),
  title: v.optional(v.string()),
  orgName: v.optional(v.string()),
});
export type Mentionable = v.InferOutput<typeof mentionable>;

/** A comment or a question, or a reply to one; `parentId` 0 means that it is not a reply. */
export const thread = v.object({
  threadId: v.number(),
  threadKind: v.enum(ThreadKind),
  target: linkTarget,
  courseId: v.optional(v.number()),
  itemId: v.optional(v.number()),
  position: v.optional(v.number()),
  author: userBrief,
  content: v.string(),
  images: v.array(fileRef),
  score: v.optional(v.number()),
  likeNum: v.number(),
  liked: v.boolean(),
  replyNum: v.number(),
  parentId: v.number(),
  adopted: v.optional(v.boolean()),
  /** Whether the author is a teacher of the thread's subject, for the badge beside the name. */
  lecturer: v.optional(v.boolean()),
  /** Whether the caller may mark this answer as the one that helped. */
  canAdopt: v.optional(v.boolean()),
  state: v.enum(ThreadState),
  createTime: v.number(),
  mine: v.boolean(),
  canDelete: v.boolean(),
  /** When the author last changed the text; absent if never. */
  editedTime: v.optional(v.number()),
  /** Until when the caller may change the text; absent if they may not. */
  editableUntil: v.optional(v.number()),
  /** The people whom the text mentions. */
  mentions: v.optional(v.array(mention)),
});
export type Thread = v.InferOutput<typeof thread>;

/** A learner's note; a public one names its author. */
export const note = v.object({
  noteId: v.number(),
  courseId: v.number(),
  /** Title of the course; given only in a list that is not about a single course. */
  courseTitle: v.optional(v.string()),
  itemId: v.optional(v.number()),
  /** Title of the lesson; given only in a list that is not about a single course. */
  itemTitle: v.optional(v.string()),
  position: v.optional(v.number()),
  content: v.string(),
  imageUrl: v.optional(v.string()),
  isPublic: v.boolean(),
  updatedTime: v.number(),
  mine: v.boolean(),
  author: v.optional(userBrief),
  likeNum: v.number(),
});
export type Note = v.InferOutput<typeof note>;

/** The state of a mark after it was set, and how many people have set it. */
export const relationState = v.object({ on: v.boolean(), num: v.number() });
export type RelationState = v.InferOutput<typeof relationState>;
