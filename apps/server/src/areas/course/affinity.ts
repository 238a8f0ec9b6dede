import { noCompanyId, ProgressState } from '@stoa/domain';
import { and, count, eq, gte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { courseAffinity, courseProgress } from '../../db/schema/index.ts';

/** One colleague would be told by name. */
const fewest = 2;

/**
 * Counts anew who studies what together, company by company; people without a company are no colleagues. Run by
 * the system, because nobody sees the progress of others.
 */
export async function countAffinity(tx: Database): Promise<number> {
  const other = alias(courseProgress, 'other');
  await tx.delete(courseAffinity);
  const pairs = tx
    .select({
      companyId: courseProgress.companyId,
      courseId: courseProgress.courseId,
      otherId: other.courseId,
      learners: count().as('learners'),
    })
    .from(courseProgress)
    .innerJoin(
      other,
      and(
        eq(other.userId, courseProgress.userId),
        eq(other.companyId, courseProgress.companyId),
        ne(other.courseId, courseProgress.courseId),
      ),
    )
    .where(
      and(
        ne(courseProgress.companyId, noCompanyId),
        ne(courseProgress.state, ProgressState.NotStarted),
        ne(other.state, ProgressState.NotStarted),
      ),
    )
    .groupBy(courseProgress.companyId, courseProgress.courseId, other.courseId)
    .having(gte(count(), fewest));
  const rows = await tx.insert(courseAffinity).select(pairs).returning({ courseId: courseAffinity.courseId });
  return rows.length;
}
