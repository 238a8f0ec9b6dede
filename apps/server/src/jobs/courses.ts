import { NotificationKind, Relation, TargetKind } from '@stoa/domain';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { course, notification, relationMark } from '../db/schema/index.ts';
import type { Moment } from './job.ts';
import { openedWords } from './words.ts';

/**
 * Tells those who asked for it that a course is open now (screens R16). What opened before the first run was never
 * this server's to tell; a course that was taken off the shelf meanwhile is not announced.
 */
export async function tellCourseOpens(tx: Database, { now, since }: Moment): Promise<number> {
  const opened = await tx
    .select({
      courseId: course.courseId,
      title: course.title,
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
  for (const { courseId, title, userId, companyId } of opened) {
    await tx.insert(notification).values({
      ...openedWords(title),
      userId,
      companyId,
      kind: NotificationKind.System,
      createTime: now,
      target: { kind: TargetKind.Course, id: courseId },
    });
  }
  return opened.length;
}
