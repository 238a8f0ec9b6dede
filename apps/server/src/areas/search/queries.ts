import { CourseListKind } from '@stoa/domain';
import { desc, sql } from 'drizzle-orm';
import { course, tag } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { conditionOf } from '../course/list.ts';
import type { Viewer } from '../course/rules.ts';

const hotWords = 8;

/** Titles and subjects of the most studied courses, with which a mistyped keyword is compared. */
export async function knownWords({ tx, now, text }: SessionContext, viewer: Viewer): Promise<string[]> {
  const rows = await tx
    .select({ title: course.title })
    .from(course)
    .where(conditionOf(tx, { kind: CourseListKind.All }, viewer, now))
    .orderBy(desc(course.hotScore), desc(course.courseId))
    .limit(500);
  const tags = await tx.select({ name: tag.name }).from(tag).orderBy(tag.tagId);
  return [...rows.map(({ title }) => text(title)), ...tags.map(({ name }) => text(name))];
}

/** Subjects of the courses that people study most, among those that this person may be shown. */
export async function hotSubjects({ tx, now, text }: SessionContext, viewer: Viewer): Promise<string[]> {
  const rows = await tx
    .select({ name: tag.name })
    .from(course)
    .innerJoin(tag, sql`${tag.tagId} = any(${course.tagIds})`)
    .where(conditionOf(tx, { kind: CourseListKind.All }, viewer, now))
    .groupBy(tag.tagId)
    .orderBy(desc(sql`sum(${course.hotScore})`), tag.tagId)
    .limit(hotWords);
  return rows.map(({ name }) => text(name));
}
