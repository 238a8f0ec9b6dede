import type { ThreadState } from '@stoa/api/contract/interact';
import type { TargetKind, ThreadKind } from '@stoa/domain';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, seconds, time } from './columns.ts';
import { course } from './course.ts';

/** A picture as it was when it was attached; the upload itself is the uploader's alone. */
export interface StoredImage {
  fileId: number;
  name: string;
  /** Media path. */
  path: string;
  ext: string;
  size: number;
}

/**
 * Comments, questions and the replies to them (contract 5, entity 25). Leave `threadId` out: the database
 * numbers it. What concerns an item of a course has the course as its target and the item beside it, so that
 * there is one place to look for it.
 */
export const thread = pgTable(
  'thread',
  {
    threadId: id().primaryKey().generatedByDefaultAsIdentity(),
    userId: id().notNull(),
    /** Of the author: what people say of the platform's courses stays in their own company. */
    companyId: id().notNull(),
    threadKind: integer().$type<ThreadKind>().notNull(),
    targetKind: integer().$type<TargetKind>().notNull(),
    targetId: id().notNull(),
    itemId: id(),
    position: seconds(),
    /** 0 when it is no reply. */
    parentId: id().notNull().default(0),
    content: text().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    score: integer(),
    likeNum: integer().notNull().default(0),
    /** Replies that are still there. */
    replyNum: integer().notNull().default(0),
    adopted: boolean().notNull().default(false),
    state: integer().$type<ThreadState>().notNull().default(1),
    createTime: time().notNull(),
  },
  (table) => [
    index('thread_of_target').on(
      table.companyId,
      table.targetKind,
      table.targetId,
      table.threadKind,
      table.parentId,
    ),
    index().on(table.parentId),
  ],
);

/** Contract 5, entity 26. Leave `noteId` out: the database numbers it. */
export const note = pgTable(
  'note',
  {
    noteId: id().primaryKey().generatedByDefaultAsIdentity(),
    userId: id().notNull(),
    companyId: id().notNull(),
    courseId: id()
      .notNull()
      .references(() => course.courseId),
    itemId: id(),
    position: seconds(),
    content: text().notNull(),
    image: jsonb().$type<StoredImage>(),
    isPublic: boolean().notNull().default(false),
    likeNum: integer().notNull().default(0),
    createTime: time().notNull(),
    updatedTime: time().notNull(),
  },
  (table) => [
    index().on(table.userId, table.companyId, table.courseId),
    index().on(table.companyId, table.courseId),
  ],
);

/** What a person thinks of a course, once; the course keeps the sum of all (contract 8.17). */
export const courseRating = pgTable(
  'course_rating',
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    courseId: id()
      .notNull()
      .references(() => course.courseId),
    score: integer().notNull(),
    updatedTime: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId, table.courseId] })],
);
