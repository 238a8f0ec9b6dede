import { ProgressState } from '@stoa/domain';
import { eq, sql } from 'drizzle-orm';
import { course, courseItem, courseProgress } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { progressOf } from './queries.ts';
import type { CourseProgressRow } from './summary.ts';

/** Creates the person's progress in a course once; the number of learners is raised in the same transaction. */
export async function enrol(context: SessionContext, courseId: number): Promise<CourseProgressRow> {
  const { tx, session, now } = context;
  const known = await progressOf(context, courseId);
  if (known !== undefined) return known;
  const items = await tx
    .select({ required: courseItem.required })
    .from(courseItem)
    .where(eq(courseItem.courseId, courseId));
  const required = items.filter((item) => item.required).length;
  const [made] = await tx
    .insert(courseProgress)
    .values({
      userId: session.userId,
      companyId: session.companyId,
      courseId,
      state: ProgressState.NotStarted,
      requiredItems: required === 0 ? items.length : required,
      lastTime: now,
      enrolTime: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) {
    await tx
      .update(course)
      .set({ studyNum: sql`${course.studyNum} + 1` })
      .where(eq(course.courseId, courseId));
    return made;
  }
  const other = await progressOf(context, courseId);
  if (other === undefined) throw new Error('An enrolment vanished while it was made.');
  return other;
}
