import { CourseListKind, TargetKind } from '@stoa/domain';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { course, courseItem, tag } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { holds, holdsAny, lowered } from '../../shared/passages.ts';
import type { PassageSource, PassageText } from '../../shared/passages.ts';
import { coverage, wordsOf } from '../assistant/question.ts';
import { conditionOf } from './list.ts';
import type { Viewer } from './rules.ts';

/** Largest numbers of courses and lessons that are read. */
const most = { courses: 80, items: 60 } as const;

async function coursesAbout(
  { tx, now }: SessionContext,
  viewer: Viewer,
  words: readonly string[],
): Promise<PassageText[]> {
  const tags = new Map((await tx.select().from(tag)).map(({ tagId, name }) => [tagId, name]));
  const meant = [...tags].flatMap(([tagId, { zh, en }]) =>
    coverage(words, wordsOf(`${zh} ${en}`)) > 0 ? [tagId] : [],
  );
  const parts = words.flatMap((word) => [
    sql`3 * (${holds(course.foldedTitle, word)})::integer`,
    sql`(${holds(course.foldedSummary, word)})::integer`,
  ]);
  const tagged = sql`2 * (${course.tagIds} && ${`{${meant.join()}}`}::integer[])::integer`;
  const near = sql<number>`(${sql.join([...parts, tagged], sql` + `)})`;
  const rows = await tx
    .select({
      id: course.courseId,
      title: course.title,
      summary: course.summary,
      objectives: course.objectives,
      tagIds: course.tagIds,
    })
    .from(course)
    .where(and(conditionOf(tx, { kind: CourseListKind.All }, viewer, now), gt(near, 0)))
    .orderBy(desc(near), desc(course.hotScore), desc(course.courseId))
    .limit(most.courses);
  return rows.map(({ objectives, tagIds, ...row }) => ({
    ...row,
    kind: TargetKind.Course,
    target: { kind: TargetKind.Course, id: row.id },
    words: [...objectives, ...tagIds.flatMap((tagId) => tags.get(tagId) ?? [])],
  }));
}

/**
 * Lessons of the courses that were found; when no course was found, lessons of all courses, because then
 * every title must be read.
 */
async function itemsAbout(
  { tx, now }: SessionContext,
  viewer: Viewer,
  words: readonly string[],
  courses: readonly PassageText[],
): Promise<PassageText[]> {
  const rows = await tx
    .select({ id: courseItem.itemId, courseId: course.courseId, title: courseItem.title, of: course.title })
    .from(courseItem)
    .innerJoin(course, eq(course.courseId, courseItem.courseId))
    .where(
      and(
        conditionOf(tx, { kind: CourseListKind.All }, viewer, now),
        courses.length === 0
          ? undefined
          : oneOf(
              course.courseId,
              courses.map(({ id }) => id),
            ),
        holdsAny(lowered(courseItem.title), words),
      ),
    )
    .orderBy(desc(course.hotScore), asc(courseItem.itemId))
    .limit(most.items);
  return rows.map(({ id, courseId, title, of }) => ({
    kind: TargetKind.CourseItem,
    id,
    title,
    summary: of,
    words: [],
    target: { kind: TargetKind.CourseItem, id, params: { courseId: String(courseId) } },
  }));
}

/** Courses that the person would find in the list of all courses, and their lessons. */
export const coursePassages: PassageSource = {
  about: async (context, viewer, words) => {
    const courses = await coursesAbout(context, viewer, words);
    return [...courses, ...(await itemsAbout(context, viewer, words, courses))];
  },
};
