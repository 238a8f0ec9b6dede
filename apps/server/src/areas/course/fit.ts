import { ProgressState } from '@stoa/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { course, courseAffinity, courseProgress } from '../../db/schema/index.ts';
import type { Viewer } from './rules.ts';

/** What each cause counts for; what the card then names is the one that counts most (see reason.ts). */
export const points = { colleagues: 4, field: 3, subjects: 2, level: 1 } as const;

const known = alias(course, 'known');

/** The person's own progress: the row policy says so as well. */
const own = ({ userId, companyId }: Viewer) =>
  and(eq(courseProgress.userId, userId), eq(courseProgress.companyId, companyId));

/** Courses that the person has studied in, not only enrolled for. */
const studied = (tx: Database, viewer: Viewer) =>
  tx
    .select({ courseId: courseProgress.courseId })
    .from(courseProgress)
    .where(and(own(viewer), ne(courseProgress.state, ProgressState.NotStarted)));

/** Why a course may fit a person, each as a condition of the query; none of them looks at one course at a time. */
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

/** Courses that fit for a reason that can be named, and that the person does not have yet. */
export function fitting(tx: Database, viewer: Viewer): SQL | undefined {
  const had = tx.select({ courseId: courseProgress.courseId }).from(courseProgress).where(own(viewer));
  const any = sql.join(
    causes(tx, viewer).map(([, when]) => when),
    sql` or `,
  );
  return and(sql`${course.courseId} not in ${had}`, sql`(${any})`);
}

/** How well a course fits: the same for the same data, whoever counts it. */
export const fitOf = (tx: Database, viewer: Viewer): SQL =>
  sql`(${sql.join(
    causes(tx, viewer).map(
      ([worth, when]) => sql`case when ${when} then ${sql.raw(String(worth))} else 0 end`,
    ),
    sql` + `,
  )})`;
