import { ErrorCode } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { course, courseRating } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { SessionContext } from '../../http/handle.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { progressOf } from './queries.ts';
import { meanOf, moved, studyNeeded } from './rating.ts';
import type { CourseRow } from './summary.ts';

const own = ({ session }: SessionContext, courseId: number) =>
  and(
    eq(courseRating.userId, session.userId),
    eq(courseRating.companyId, session.companyId),
    eq(courseRating.courseId, courseId),
  );

/** The person's own rating of a course, in stars. */
export async function ratingOf(context: SessionContext, courseId: number): Promise<number | undefined> {
  const [row] = await context.tx.select().from(courseRating).where(own(context, courseId));
  return row?.score;
}

/** Answers `courseRate`: replaces an earlier rating; the totals of the course change in the same transaction. */
export async function rateCourse(context: SessionContext, { courseId }: CourseRow, score: number) {
  const { tx, session, now } = context;
  const progress = await progressOf(context, courseId);
  if ((progress?.studySeconds ?? 0) < studyNeeded) throw new BusinessError(ErrorCode.RateNeedsStudy);
  return asSystemWithin(context, async () => {
    // The row is locked until the transaction ends, so that ratings of two people at the same time are added
    // one after the other.
    const [held] = await tx
      .select({ stars: course.ratingDist })
      .from(course)
      .where(eq(course.courseId, courseId))
      .for('update');
    if (held === undefined) throw new BusinessError(ErrorCode.NotFound);
    const before = await ratingOf(context, courseId);
    const ratingDist = moved(held.stars, before, score);
    const count = ratingDist.reduce((sum, one) => sum + one, 0);
    const avg = meanOf(ratingDist);
    await tx
      .insert(courseRating)
      .values({
        userId: session.userId,
        companyId: session.companyId,
        courseId,
        score,
        updatedTime: now,
      })
      .onConflictDoUpdate({
        target: [courseRating.userId, courseRating.companyId, courseRating.courseId],
        set: { score, updatedTime: now },
      });
    await tx
      .update(course)
      .set({ ratingDist, ratingCount: count, score: avg })
      .where(eq(course.courseId, courseId));
    return { avg, count, mine: score };
  });
}
