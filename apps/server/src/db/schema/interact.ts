import type { ThreadState } from '@stoa/api/contract/interact';
import type { TargetKind, ThreadKind } from '@stoa/domain';
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, seconds, time } from './columns.ts';
import { course } from './course.ts';
import { ofCompany, ofPerson, ownedTable } from './ownership.ts';

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
export const thread = ownedTable(
  'thread',
  ofCompany({
    // Likes, replies, adoption and deletion change other people's rows: the system does so, after the handler has asked who
    // it is.
    rights: ['select', 'insert'],
    also: { own_word: { for: 'insert', check: 'user_id = stoa_user() AND company_id = stoa_company()' } },
    people: {
      userId: {
        exported: 'comment or question',
        erased: [
          'update thread p set reply_num = reply_num - (select count(*) from thread t where t.parent_id = p.thread_id and t.user_id = :user and t.state = 1) where p.reply_num > 0',
          "update thread t set user_id = 0, content = '', images = '[]', score = null, adopted = false, state = 2 where user_id = :user and exists (select 1 from thread r where r.parent_id = t.thread_id and r.user_id <> :user)",
          'delete from thread where user_id = :user',
        ],
      },
    },
  }),
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
export const note = ownedTable(
  'note',
  ofPerson(
    { userId: 'note' },
    { also: { public_of_company: { for: 'select', using: 'is_public AND company_id = stoa_company()' } } },
  ),
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
export const courseRating = ownedTable(
  'course_rating',
  ofPerson({ userId: 'rating of a course' }),
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
