import { CourseListKind, TargetKind } from '@stoa/domain';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { category, course, tag } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Comparison, SearchSource } from '../../shared/search.ts';
import { conditionOf } from './list.ts';
import { summariesOf } from './summary.ts';

/** Compares each subject with the keyword once, before the courses, because many courses share a few subjects. */
async function subjectsOf({ tx }: SessionContext, { closenessTo }: Comparison): Promise<SQL<number>> {
  const close = (await tx.select().from(tag)).flatMap(({ tagId, name }) => {
    const closeness = closenessTo(name);
    return closeness > 0 ? [[String(tagId), closeness] as const] : [];
  });
  if (close.length === 0) return sql<number>`0`;
  return sql<number>`coalesce((select max((${JSON.stringify(Object.fromEntries(close))}::jsonb ->> t::text)::double precision) from unnest(${course.tagIds}) t), 0)`;
}

/** Courses that the person would find in the list of all courses. */
export const searchedCourses: SearchSource = {
  kinds: [TargetKind.Course],
  documents: async (context, viewer, comparison) => ({
    from: course,
    where: conditionOf(context.tx, { kind: CourseListKind.All }, viewer, context.now),
    kind: sql`${TargetKind.Course}`,
    id: course.courseId,
    title: course.foldedTitle,
    summary: course.foldedSummary,
    subjects: await subjectsOf(context, comparison),
    popularity: course.hotScore,
    freshTime: course.freshTime,
  }),
  cards: async ({ tx, text, media }, ids) => {
    const rows = await tx
      .select({
        courseId: course.courseId,
        title: course.title,
        summary: course.summary,
        coverUrl: course.coverUrl,
        category: category.name,
        categoryId: course.categoryId,
        tagIds: course.tagIds,
      })
      .from(course)
      .innerJoin(category, eq(category.categoryId, course.categoryId))
      .where(oneOf(course.courseId, ids));
    const tags = new Map((await tx.select().from(tag)).map(({ tagId, name }) => [tagId, text(name)]));
    return new Map(
      rows.map((row) => [
        row.courseId,
        {
          title: text(row.title),
          summary: text(row.summary),
          coverUrl: media(row.coverUrl),
          categoryId: row.categoryId,
          facts: [text(row.category)],
          subjects: row.tagIds.flatMap((id) => tags.get(id) ?? []),
        },
      ]),
    );
  },
  details: async (context, viewer, ids) => {
    const rows = await context.tx.select().from(course).where(oneOf(course.courseId, ids));
    const summaries = await summariesOf(rows, viewer, context);
    return new Map(summaries.map((summary) => [summary.courseId, { course: summary }]));
  },
};
