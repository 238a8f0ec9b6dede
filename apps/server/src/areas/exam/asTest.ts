import { and, asc, eq } from 'drizzle-orm';
import { examAttempt } from '../../db/schema/index.ts';
import { countTest } from '../study/courseTest.ts';
import type { SystemWork } from './finish.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { testResultOf } from './rules/testResult.ts';

/**
 * Updates the lesson that is an exam after an attempt was handed in, marked or published. Runs as the system.
 */
export async function countAsTest(
  work: SystemWork,
  exam: ExamRow,
  { userId, companyId }: Pick<AttemptRow, 'userId' | 'companyId'>,
  by: { readonly byLearner: boolean },
): Promise<void> {
  if (exam.courseId === null || userId === 0) return;
  const attempts = await work.tx
    .select()
    .from(examAttempt)
    .where(
      and(
        eq(examAttempt.examId, exam.examId),
        eq(examAttempt.userId, userId),
        eq(examAttempt.companyId, companyId),
      ),
    )
    .orderBy(asc(examAttempt.no));
  const result = testResultOf(exam, attempts, work.now);
  if (result !== undefined) await countTest(work, { userId, companyId }, exam.examId, result, by);
}
