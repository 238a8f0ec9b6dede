import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { course, courseProgress } from '../../db/schema/index.ts';
import type { Moment } from '../../jobs/job.ts';

/** A start of a course counts as recent for this long. */
export const recentMs = 30 * 24 * 3_600_000;

/** Number of people who began a course after one moment and up to another. */
const within = (from: number, to: number) =>
  sql`(count(*) filter (where ${courseProgress.enrolTime} > ${from} and ${courseProgress.enrolTime} <= ${to}))::integer`;

/**
 * Updates the number of people who started a course in the last 30 days: adds those who started since the
 * last run, and subtracts those whose 30 days ended since then. The people are not counted again, because the
 * number includes those who were imported with the data of an earlier system. Runs as the system, because a
 * person cannot read the progress of others.
 */
export async function countBegun(tx: Database, { now, since }: Moment): Promise<number> {
  // Before the first run this server counted nothing, so nothing can have ended either.
  if (since === 0) return 0;
  const changes = tx
    .select({
      courseId: courseProgress.courseId,
      by: sql<number>`${within(since, now)} - ${within(since - recentMs, now - recentMs)}`.as('by'),
    })
    .from(courseProgress)
    .groupBy(courseProgress.courseId)
    .as('changes');
  const changed = await tx
    .update(course)
    .set({ hotScore: sql`greatest(${course.hotScore} + ${changes.by}, 0)` })
    .from(changes)
    .where(sql`${eq(course.courseId, changes.courseId)} and ${changes.by} <> 0`)
    .returning({ courseId: course.courseId });
  return changed.length;
}
