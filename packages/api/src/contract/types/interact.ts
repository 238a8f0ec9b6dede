import { ThreadKind } from '@stoa/domain';
import * as v from 'valibot';
import { fileRef, linkTarget, userBrief } from './values.ts';

/** Contract 5.3: 1 shown, 2 deleted and still there for its replies. */
export const ThreadState = { Normal: 1, Deleted: 2 } as const;
export type ThreadState = (typeof ThreadState)[keyof typeof ThreadState];

/** A comment or a question, or a reply to one; `parentId` 0 is not a reply (contract 5.3). */
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
  /** Added to contract 5.3: written by somebody who teaches there, for the badge of screens R28. */
  lecturer: v.optional(v.boolean()),
  /** Added to contract 5.3: the caller may say that this answer helped (contract X27). */
  canAdopt: v.optional(v.boolean()),
  state: v.enum(ThreadState),
  createTime: v.number(),
  mine: v.boolean(),
  canDelete: v.boolean(),
});
export type Thread = v.InferOutput<typeof thread>;

/** A learner's note; of a public one the author is told (contract 5.3). */
export const note = v.object({
  noteId: v.number(),
  courseId: v.number(),
  itemId: v.optional(v.number()),
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

/** Answer of setting a mark: how it stands and how many have it (contract X31). */
export const relationState = v.object({ on: v.boolean(), num: v.number() });
export type RelationState = v.InferOutput<typeof relationState>;
