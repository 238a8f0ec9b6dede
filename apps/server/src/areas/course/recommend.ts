import type { CourseSummary } from '@stoa/api/contract/course';
import { ProgressState } from '@stoa/domain';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { oneOf } from '../../db/oneOf.ts';
import { category, course, courseAffinity, courseProgress, tag } from '../../db/schema/index.ts';
import type { Localised } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { points } from './fit.ts';
import { causeOf, reasonOf } from './reason.ts';
import type { Traits } from './reason.ts';
import type { CourseRow } from './summary.ts';
import type { Viewer } from './rules.ts';

const traits = {
  courseId: course.courseId,
  title: course.title,
  categoryId: course.categoryId,
  tagIds: course.tagIds,
  jobLevels: course.jobLevels,
};

const studiedBy = ({ tx }: SessionContext, { userId, companyId }: Viewer): Promise<Traits[]> =>
  tx
    .select(traits)
    .from(courseProgress)
    .innerJoin(course, eq(course.courseId, courseProgress.courseId))
    .where(
      and(
        eq(courseProgress.userId, userId),
        eq(courseProgress.companyId, companyId),
        ne(courseProgress.state, ProgressState.NotStarted),
      ),
    )
    .orderBy(desc(courseProgress.lastTime), desc(course.courseId));

/** Adds to each card why it is recommended; as many queries for a hundred cards as for one. */
export async function withReasons(
  context: SessionContext,
  viewer: Viewer,
  rows: readonly CourseRow[],
  cards: readonly CourseSummary[],
  like?: Traits,
): Promise<CourseSummary[]> {
  if (rows.length === 0) return [];
  const { tx, text } = context;
  const studied = like === undefined ? await studiedBy(context, viewer) : [like];
  const pairs =
    studied.length === 0
      ? []
      : await tx
          .select({ courseId: courseAffinity.courseId, otherId: courseAffinity.otherId })
          .from(courseAffinity)
          .where(
            and(
              eq(courseAffinity.companyId, viewer.companyId),
              oneOf(
                courseAffinity.courseId,
                studied.map(({ courseId }) => courseId),
              ),
              oneOf(
                courseAffinity.otherId,
                rows.map(({ courseId }) => courseId),
              ),
            ),
          );
  const together = new Map<number, Set<number>>();
  for (const { courseId, otherId } of pairs) {
    together.set(otherId, (together.get(otherId) ?? new Set()).add(courseId));
  }
  const categories = await named(tx.select({ id: category.categoryId, name: category.name }).from(category));
  const tags = await named(tx.select({ id: tag.tagId, name: tag.name }).from(tag));
  const evidence = { studied, together, jobLevel: like === undefined ? viewer.jobLevel : 0 };
  const names = { category: (id: number) => categories.get(id), tag: (id: number) => tags.get(id) };
  const reasons = new Map(
    rows.flatMap((row) => {
      const cause = causeOf(row, evidence);
      return cause === undefined ? [] : [[row.courseId, text(reasonOf(cause, row, names))] as const];
    }),
  );
  return cards.map((card) => ({ ...card, reason: reasons.get(card.courseId) }));
}

const named = async (
  rows: PromiseLike<readonly { id: number; name: Localised }[]>,
): Promise<ReadonlyMap<number, Localised>> => new Map((await rows).map(({ id, name }) => [id, name]));

const list = (ids: readonly number[]) => sql`${`{${ids.join()}}`}::bigint[]`;

/**
 * How similar a course is to another one (`relatedCourses`): common learners, category, parent category,
 * subjects, teachers.
 */
export function nearnessTo(
  { courseId, categoryId, tagIds, teacherIds }: CourseRow,
  family: readonly number[],
  viewer: Viewer,
): SQL<number> {
  const causes: readonly (readonly [worth: number, when: SQL])[] = [
    [
      points.colleagues,
      sql`${course.courseId} in (select ${courseAffinity.otherId} from ${courseAffinity} where ${courseAffinity.companyId} = ${viewer.companyId} and ${courseAffinity.courseId} = ${courseId})`,
    ],
    [points.field, sql`${course.categoryId} = ${categoryId}`],
    [points.subjects, sql`${course.tagIds}::bigint[] && ${list(tagIds)}`],
    [1, sql`${course.categoryId} = any(${list(family)})`],
    [1, sql`${course.teacherIds}::bigint[] && ${list(teacherIds)}`],
  ];
  return sql<number>`(${sql.join(
    causes.map(([worth, when]) => sql`case when ${when} then ${sql.raw(String(worth))} else 0 end`),
    sql` + `,
  )})`;
}
