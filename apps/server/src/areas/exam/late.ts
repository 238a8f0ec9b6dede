import type { AnswerRefusal } from '@stoa/api/contract/exam';
import { AttemptState } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { examAttempt } from '../../db/schema/index.ts';
import type { StoredLate } from '../../db/schema/exam.ts';
import type { Run } from '../../http/register.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { contentOf } from './content.ts';
import { askToMark } from './finish.ts';
import { lateView } from './paper.ts';
import { lockAttempt } from './queries.ts';
import type { AttemptRow } from './queries.ts';
import { isPractice } from './rules/attempts.ts';
import { handedInIfOver } from './save.ts';
import { storableSet } from './storable.ts';

/** How long after the hand-in late answers are accepted. */
const lateMs = 7 * 24 * 3_600_000;

/**
 * Why a late answer is not kept: it was typed after the deadline, or the attempt is still in progress and can
 * be saved.
 */
type LateRefusal = AnswerRefusal | 'TOO_LATE' | 'RUNNING';

/** Whether something was typed while the attempt went on; `typedTime` is the device's word. */
export const wasInTime = (
  { startTime, submitTime }: Pick<AttemptRow, 'startTime' | 'submitTime'>,
  typedTime: number,
): boolean => typedTime >= startTime && submitTime !== null && typedTime <= submitTime;

/**
 * The late answers after new ones arrived; of two answers to a question the one that was typed last is kept,
 * unless a marker has decided on the other.
 */
export function joinedLate(known: readonly StoredLate[], arrived: readonly StoredLate[]): StoredLate[] {
  const list = new Map(known.map((answer) => [answer.questionId, answer]));
  for (const answer of arrived) {
    const before = list.get(answer.questionId);
    const isNewer = before === undefined || answer.typedTime > before.typedTime;
    if (isNewer && before?.taken === undefined) list.set(answer.questionId, answer);
  }
  return [...list.values()];
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Answers `attemptLate`; a marker is asked to look at the answers that are kept. */
export const keepLate: Run<'attemptLate'> = async (context, { attemptId, answers }) => {
  const { tx, now } = context;
  const refuseAll = (reason: LateRefusal) => ({
    late: [],
    refusedAnswers: answers.map(({ questionId }) => ({ questionId, reason })),
  });
  const found = await lockAttempt(context, attemptId);
  if (found === undefined) return refuseAll('UNKNOWN');
  const { exam } = found;
  const attempt = await handedInIfOver(context, found);
  if (attempt.state === AttemptState.InProgress) return refuseAll('RUNNING');
  const shown = (late: readonly StoredLate[]) => late.map((answer) => lateView(answer, context));
  if (isPractice(exam) || now > (attempt.submitTime ?? 0) + lateMs) {
    return { ...refuseAll('TOO_LATE'), late: shown(attempt.late) };
  }
  const typed = new Map(answers.map(({ questionId, typedTime }) => [questionId, typedTime]));
  const inTime = answers.filter(({ typedTime }) => wasInTime(attempt, typedTime));
  const tooLate = answers.filter((answer) => !inTime.includes(answer));
  const content = await contentOf(context, exam.examId);
  const set = await storableSet(context, content, attempt, inTime);
  const refused = new Set(set.refused.map(({ questionId }) => questionId));
  const handedIn = new Map(attempt.answers.map((answer) => [answer.questionId, answer.values]));
  const arrived = set.answers
    .filter(
      ({ questionId, values }) => !refused.has(questionId) && !isSame(handedIn.get(questionId) ?? [], values),
    )
    .map((answer) => ({ ...answer, typedTime: typed.get(answer.questionId) ?? now, arrivedTime: now }));
  const late = joinedLate(attempt.late, arrived);
  if (late.some((answer) => !attempt.late.includes(answer))) {
    await tx.update(examAttempt).set({ late }).where(eq(examAttempt.attemptId, attemptId));
    await asSystemWithin(context, () => askToMark({ tx, now }, { exam, attempt }));
  }
  const refusedAnswers = [
    ...set.refused,
    ...tooLate.map(({ questionId }) => ({ questionId, reason: 'TOO_LATE' })),
  ];
  return { late: shown(late), ...(refusedAnswers.length === 0 ? {} : { refusedAnswers }) };
};
