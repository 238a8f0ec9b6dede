import { index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { course } from './course.ts';
import { ofPerson, ownedTable } from './ownership.ts';

/** The code under which a person shares a course, made once (`courseShare`). */
export const courseShare = ownedTable(
  'course_share',
  ofPerson({ userId: 'course shared' }, { rights: ['select', 'insert'] }),
  {
    userId: id().notNull(),
    companyId: id().notNull(),
    courseId: id()
      .notNull()
      .references(() => course.courseId),
    shareCode: text().notNull(),
    createTime: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.courseId] }),
    uniqueIndex('course_share_code').on(table.shareCode),
  ],
);

/** The person who has brought another one to a course; only the first counts. */
export const courseInvite = ownedTable(
  'course_invite',
  ofPerson(
    { userId: 'came through a colleague', sharedBy: { exported: false, erased: 'row' } },
    { rights: ['select'] },
  ),
  {
    /** The person who followed the link. */
    userId: id().notNull(),
    companyId: id().notNull(),
    courseId: id()
      .notNull()
      .references(() => course.courseId),
    sharedBy: id().notNull(),
    createTime: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId, table.courseId] }),
    index().on(table.sharedBy, table.companyId, table.courseId),
  ],
);
