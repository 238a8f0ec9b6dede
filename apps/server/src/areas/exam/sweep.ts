import { AttemptState, ResultWhen, bellGraceMs } from '@stoa/domain';
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { exam, examAttempt } from '../../db/schema/index.ts';
import type { Job, Moment } from '../../jobs/job.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import { countAsTest } from './asTest.ts';
import { readContent } from './content.ts';
import type { ExamContent } from './content.ts';
import { handIn, rewardPass } from './finish.ts';
import { windowJobs } from './windows.ts';

/** The largest number of attempts that one run hands in; the next run is 15 seconds later. */
const mostAtOnce = 500;

/** Hands in every attempt whose deadline has passed, with its saved answers. */
async function handInExpired(tx: Database, { now }: Moment): Promise<number> {
  const rows = await tx
    .select({ attempt: examAttempt, exam })
    .from(examAttempt)
    .innerJoin(exam, eq(exam.examId, examAttempt.examId))
    .where(
      and(eq(examAttempt.state, AttemptState.InProgress), lt(examAttempt.deadlineTime, now - bellGraceMs)),
    )
    .orderBy(asc(examAttempt.deadlineTime))
    .limit(mostAtOnce)
    .for('update', { of: examAttempt, skipLocked: true });
  const contents = new Map<number, ExamContent>();
  for (const row of rows) {
    const { examId } = row.exam;
    const content = contents.get(examId) ?? (await readContent(tx, examId));
    contents.set(examId, content);
    await handIn({ tx, now }, { ...row, content }, row.attempt.deadlineReason);
  }
  return rows.length;
}

/** The largest number of attempts at one exam that are rewarded when it has closed. */
const mostRewarded = 5000;

/** Rewards and notifies the people who passed an exam that withheld its results until it closed. */
async function tellClosed(tx: Database, { now, since }: Moment): Promise<number> {
  const closed = await tx
    .select()
    .from(exam)
    .where(
      and(
        gt(exam.closeTime, since === 0 ? now : since),
        lte(exam.closeTime, now),
        sql`(${exam.rules}->>'resultWhen')::integer = ${ResultWhen.AfterClose}`,
      ),
    );
  let count = 0;
  for (const row of closed) {
    const attempts = await tx
      .select()
      .from(examAttempt)
      .where(
        and(
          eq(examAttempt.examId, row.examId),
          eq(examAttempt.guestId, 0),
          eq(examAttempt.state, AttemptState.Graded),
        ),
      )
      .limit(mostRewarded);
    for (const attempt of attempts) {
      await rewardPass({ tx, now }, row, attempt);
      await countAsTest({ tx, now }, row, attempt, { byLearner: false });
    }
    count += await notify(
      { tx, now },
      attempts.map(({ userId, companyId, attemptId, examId }) => ({
        userId,
        companyId,
        notice: notices.examMarked({ attemptId, examId, version: 0, title: row.title }),
      })),
    );
  }
  return count;
}

export const examJobs: readonly Job[] = [
  { name: 'exam deadlines', rhythm: 'every 15 s', run: handInExpired },
  ...windowJobs,
  { name: 'exam results', rhythm: 'every minute', run: tellClosed },
];
