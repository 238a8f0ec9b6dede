import { AttemptState, ResultWhen, ReviewKind, TargetKind, bellGraceMs } from '@stoa/domain';
import type { SubmitReason } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examAttempt } from '../../db/schema/index.ts';
import { issueCertificate } from '../../shared/certificates.ts';
import { grant } from '../../shared/credit.ts';
import { notices } from '../../shared/notices.ts';
import { askForReview } from '../../shared/reviews.ts';
import { countAsTest } from './asTest.ts';
import { tellAttempts } from './attemptNews.ts';
import type { ExamContent } from './content.ts';
import { markedBy } from './marks.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { isPractice } from './rules/attempts.ts';

/** The moment of a change, and the transaction that makes it; its role is the system's. */
export interface SystemWork {
  readonly tx: Database;
  readonly now: number;
}

export interface Sitting {
  readonly exam: ExamRow;
  readonly attempt: AttemptRow;
  readonly content: ExamContent;
}

/** Whether an attempt goes on although its bell has rung so long ago that nothing more is taken. */
export const isRungOut = (
  { state, deadlineTime }: Pick<AttemptRow, 'state' | 'deadlineTime'>,
  now: number,
): boolean => state === AttemptState.InProgress && deadlineTime !== null && now > deadlineTime + bellGraceMs;

/** Asks those who mark an exam to look at an attempt; the first time, or once more for late answers. */
export const askToMark = (work: SystemWork, { exam, attempt }: Pick<Sitting, 'exam' | 'attempt'>) =>
  askForReview(work, {
    companyId: attempt.companyId,
    kind: ReviewKind.ExamMarking,
    refId: attempt.attemptId,
    title: exam.title,
    parentTitle: { zh: `第 ${attempt.no} 次作答`, en: `Attempt ${attempt.no}` },
    target: { kind: TargetKind.Exam, id: exam.examId, params: { attemptId: String(attempt.attemptId) } },
    userId: attempt.userId === 0 ? null : attempt.userId,
    lecturerIds: exam.lecturerIds,
  });

/** Whether the exam keeps its results until it has closed, so that nothing may tell who has passed. */
const isHeldBack = ({ rules, closeTime }: ExamRow, now: number): boolean =>
  rules.resultWhen === ResultWhen.AfterClose && closeTime !== null && now < closeTime;

/**
 * What a passed exam brings: credit and a certificate, each once however often it is passed. A practice brings
 * nothing, and neither does a guest's exam. Where results are kept until the exam has closed, the reward comes then.
 */
export async function rewardPass(work: SystemWork, exam: ExamRow, attempt: AttemptRow): Promise<void> {
  if (attempt.passed !== true || isPractice(exam) || attempt.userId === 0) return;
  if (isHeldBack(exam, work.now)) return;
  const { userId, companyId } = attempt;
  await grant(work, {
    userId,
    companyId,
    source: { kinds: [TargetKind.Exam], id: exam.examId },
    credit: exam.credit,
    reason: 'COMPLETE',
    notice: (given) => notices.examCredit({ ...given, title: exam.title }),
  });
  if (exam.certificateTemplateId === null) return;
  await issueCertificate(work, {
    templateId: exam.certificateTemplateId,
    userId,
    companyId,
    title: exam.title,
    score: attempt.score ?? undefined,
    source: { kind: TargetKind.Exam, id: exam.examId },
  });
}

/**
 * Hands an attempt in, once: marks what can be marked at once, and asks for a marker for the rest. Answers the
 * attempt as it is then, also when somebody else was first. An attempt whose bell has rung ends at its bell.
 */
export async function handIn(
  work: SystemWork,
  { exam, attempt, content }: Sitting,
  reason: SubmitReason,
  saved: Partial<Pick<AttemptRow, 'answers' | 'flagged' | 'savedSeq' | 'savedBy' | 'savedTime'>> = {},
): Promise<AttemptRow> {
  const { tx, now } = work;
  const marked = markedBy(exam, content, { ...attempt, ...saved });
  const [ended] = await tx
    .update(examAttempt)
    .set({
      ...saved,
      ...marked,
      submitReason: reason,
      submitTime: Math.min(now, attempt.deadlineTime ?? now),
      gradedTime: marked.state === AttemptState.Graded ? now : null,
    })
    .where(and(eq(examAttempt.attemptId, attempt.attemptId), eq(examAttempt.state, AttemptState.InProgress)))
    .returning();
  if (ended === undefined) {
    const [other] = await tx.select().from(examAttempt).where(eq(examAttempt.attemptId, attempt.attemptId));
    return other ?? attempt;
  }
  await tellAttempts(tx, [ended.attemptId]);
  if (ended.state === AttemptState.Marking) await askToMark(work, { exam, attempt: ended });
  else await rewardPass(work, exam, ended);
  await countAsTest(work, exam, ended, { byLearner: true });
  return ended;
}
