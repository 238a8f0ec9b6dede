import { Relation, TargetKind } from '@stoa/domain';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { course, relationMark } from '../../db/schema/index.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import type { Moment } from '../../jobs/job.ts';

/**
 * Notifies the people who asked for it that a course is open now. Openings before this job ran for the first
 * time are skipped, because this server was not responsible for them; courses that were taken off the shelf
 * meanwhile are skipped as well.
 */
export async function tellCourseOpens(tx: Database, { now, since }: Moment): Promise<number> {
  const opened = await tx
    .select({
      courseId: course.courseId,
      title: course.title,
      openTime: course.openTime,
      userId: relationMark.userId,
      companyId: relationMark.companyId,
    })
    .from(course)
    .innerJoin(
      relationMark,
      and(
        eq(relationMark.relation, Relation.Subscribe),
        eq(relationMark.targetKind, TargetKind.Course),
        eq(relationMark.targetId, course.courseId),
      ),
    )
    .where(and(course.onShelf, gt(course.openTime, since === 0 ? now : since), lte(course.openTime, now)));
  return notify(
    { tx, now },
    opened.map(({ userId, companyId, ...row }) => ({ userId, companyId, notice: notices.courseOpened(row) })),
  );
}
