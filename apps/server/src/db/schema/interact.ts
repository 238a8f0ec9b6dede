import type { AccessRequestState } from '@stoa/api/contract/course';
import type { ThreadState } from '@stoa/api/contract/interact';
import type { TargetKind, ThreadKind } from '@stoa/domain';
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, seconds, time } from './columns.ts';
import { course } from './course.ts';
import { ofCompany, ofPerson, ownedTable } from './ownership.ts';

/** A copy of an attached picture's data; the upload itself belongs only to the uploader. */
export interface StoredImage {
  fileId: number;
  name: string;
  /** Media path. */
  path: string;
  ext: string;
  size: number;
}

/**
 * Comments, questions and the replies to them. Leave `threadId` out: the database numbers it. A thread about
 * an item of a course has the course as its target and the item in `itemId`, so that one condition finds all
 * threads of a course.
 */
export const thread = ownedTable(
  'thread',
  ofCompany({
    // Likes, replies, adoption and deletion change other people's rows, so the system writes them after the
    // handler has checked the caller.
    rights: ['select', 'insert'],
    also: { own_word: { for: 'insert', check: 'user_id = stoa_user() AND company_id = stoa_company()' } },
    people: {
      userId: {
        exported: 'comment or question',
        erased: [
          "update thread set mentions = (select coalesce(jsonb_agg(m), '[]') from jsonb_array_elements(mentions) m where m <> to_jsonb(cast(:user as bigint))) where mentions @> to_jsonb(cast(:user as bigint))",
          'update thread p set reply_num = reply_num - (select count(*) from thread t where t.parent_id = p.thread_id and t.user_id = :user and t.state = 1) where p.reply_num > 0',
          "update thread t set user_id = 0, content = '', images = '[]', mentions = '[]', score = null, adopted = false, state = 2 where user_id = :user and exists (select 1 from thread r where r.parent_id = t.thread_id and r.user_id <> :user)",
          'delete from thread where user_id = :user',
        ],
      },
    },
  }),
  {
    threadId: id().primaryKey().generatedByDefaultAsIdentity(),
    userId: id().notNull(),
    /** Company of the author, because comments on the platform's courses stay in the author's company. */
    companyId: id().notNull(),
    threadKind: integer().$type<ThreadKind>().notNull(),
    targetKind: integer().$type<TargetKind>().notNull(),
    targetId: id().notNull(),
    itemId: id(),
    position: seconds(),
    /** 0 for a thread that is no reply. */
    parentId: id().notNull().default(0),
    content: text().notNull(),
    images: jsonb().$type<StoredImage[]>().notNull().default([]),
    score: integer(),
    likeNum: integer().notNull().default(0),
    /** Number of replies that are not deleted. */
    replyNum: integer().notNull().default(0),
    adopted: boolean().notNull().default(false),
    state: integer().$type<ThreadState>().notNull().default(1),
    createTime: time().notNull(),
    /** When the author last changed the text. */
    editedTime: time(),
    /** Account ids of the colleagues whom the text mentions; their names are read when the thread is shown. */
    mentions: jsonb().$type<number[]>().notNull().default([]),
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

/** Notes of people on courses. Leave `noteId` out: the database numbers it. */
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

/** A person's rating of a course, at most one; the course stores the totals. */
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

/**
 * A person's request to the administrators of the company to open a course, at most one for each course. A granted
 * one is what opens the course, in this company alone. Leave `requestId` out: the database numbers it.
 */
export const accessRequest = ownedTable(
  'access_request',
  ofPerson(
    {
      userId: 'request for access to a course',
      answererUserId: { exported: false, erased: 'name' },
    },
    // The system writes the answer, after the handler has checked who answers.
    { rights: ['select', 'insert', 'delete'] },
  ),
  {
    requestId: id().notNull().generatedByDefaultAsIdentity(),
    userId: id().notNull(),
    companyId: id().notNull(),
    courseId: id()
      .notNull()
      .references(() => course.courseId),
    reason: text().notNull(),
    createTime: time().notNull(),
    state: text().$type<AccessRequestState>().notNull().default('open'),
    comment: text().notNull().default(''),
    answererUserId: id(),
    answerTime: time(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.courseId] }),
    uniqueIndex('access_request_id').on(table.requestId),
    index().on(table.companyId, table.state),
  ],
);
