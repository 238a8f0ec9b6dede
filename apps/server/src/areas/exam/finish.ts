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

/** The time of a change and its transaction, which runs as the system. */
export interface SystemWork {
  readonly tx: Database;
  readonly now: number;
}

export interface Sitting {
  readonly exam: ExamRow;
  readonly attempt: AttemptRow;
  readonly content: ExamContent;
}

/**
 * Whether an attempt is still in progress although its deadline passed so long ago that nothing more is
 * accepted.
 */
export const isLongOver = (
  { state, deadlineTime }: Pick<AttemptRow, 'state' | 'deadlineTime'>,
  now: number,
): boolean => state === AttemptState.InProgress && deadlineTime !== null && now > deadlineTime + bellGraceMs;

/**
 * Asks the markers of an exam to mark an attempt, for the first time or again because late answers arrived.
 */
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

/** Whether the exam withholds its results until it has closed, so that nothing may reveal who has passed. */
const isHeldBack = ({ rules, closeTime }: ExamRow, now: number): boolean =>
  rules.resultWhen === ResultWhen.AfterClose && closeTime !== null && now < closeTime;

/**
 * Awards credit and a certificate for a passed exam, each once however often it is passed. A practice or a
 * guest's exam gives neither. If results are withheld until the exam has closed, they are awarded then.
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
 * Hands an attempt in, once: marks what can be marked automatically, and asks for a marker for the rest.
 * Returns the attempt as it is then, also when another call has handed it in before. An attempt whose
 * deadline has passed ends at its deadline.
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
