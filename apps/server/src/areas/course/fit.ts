import { ProgressState } from '@stoa/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { course, courseAffinity, courseProgress } from '../../db/schema/index.ts';
import type { Viewer } from './rules.ts';

/** Points for each cause; the card names the cause with the most points (see reason.ts). */
export const points = { colleagues: 4, field: 3, subjects: 2, level: 1 } as const;

const known = alias(course, 'known');

/** A condition for the person's own progress; the row policy of the database demands the same. */
export const own = ({ userId, companyId }: Viewer) =>
  and(eq(courseProgress.userId, userId), eq(courseProgress.companyId, companyId));

/** Courses that the person has studied in, not only enrolled for. */
const studied = (tx: Database, viewer: Viewer) =>
  tx
    .select({ courseId: courseProgress.courseId })
    .from(courseProgress)
    .where(and(own(viewer), ne(courseProgress.state, ProgressState.NotStarted)));

/** The causes for which a course may fit a person, each as a SQL condition over all courses at once. */
function causes(tx: Database, viewer: Viewer): readonly (readonly [worth: number, when: SQL])[] {
  const mine = sql`(select ${known.categoryId} as field, ${known.tagIds} as tags from ${course} "known" where ${known.courseId} in ${studied(tx, viewer)})`;
  const near = sql`(select ${courseAffinity.otherId} from ${courseAffinity} where ${courseAffinity.companyId} = ${viewer.companyId} and ${courseAffinity.courseId} in ${studied(tx, viewer)})`;
  return [
    [points.colleagues, sql`${course.courseId} in ${near}`],
    [points.field, sql`${course.categoryId} in (select field from ${mine} as m)`],
    [
      points.subjects,
      sql`${course.tagIds} && array(select distinct t from ${mine} as m cross join unnest(m.tags) t)`,
    ],
    [points.level, sql`${viewer.jobLevel}::integer = any(${course.jobLevels})`],
  ];
}

/** Courses that fit for at least one cause and that the person has not enrolled in. */
export function fittingCourses(tx: Database, viewer: Viewer): SQL | undefined {
  const had = tx.select({ courseId: courseProgress.courseId }).from(courseProgress).where(own(viewer));
  const any = sql.join(
    causes(tx, viewer).map(([, when]) => when),
    sql` or `,
  );
  return and(sql`${course.courseId} not in ${had}`, sql`(${any})`);
}

/** Points of a course for a person; the same data always gives the same number. */
export const fitOf = (tx: Database, viewer: Viewer): SQL =>
  sql`(${sql.join(
    causes(tx, viewer).map(
      ([worth, when]) => sql`case when ${when} then ${sql.raw(String(worth))} else 0 end`,
    ),
    sql` + `,
  )})`;
