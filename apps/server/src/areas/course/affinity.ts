import { noCompanyId, ProgressState } from '@stoa/domain';
import { and, count, eq, gte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { courseAffinity, courseProgress } from '../../db/schema/index.ts';

/** Fewest colleagues behind a recommendation, because a single one could be recognised. */
const fewest = 2;

/**
 * Counts again which courses are studied together, company by company; people without a company have no
 * colleagues and are left out. Runs as the system, because a person cannot read the progress of others.
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
