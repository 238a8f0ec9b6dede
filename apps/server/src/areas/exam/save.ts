import type { AttemptSaved, SentSheet } from '@stoa/api/contract/exam';
import { AttemptState, judgeSave } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { examAttempt } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Run } from '../../http/register.ts';
import { asSystemWithin } from '../account/sessions.ts';
import { contentOf } from './content.ts';
import type { ExamContent } from './content.ts';
import { handIn, isLongOver } from './finish.ts';
import { questionIdsOf } from './marks.ts';
import { answerView } from './paper.ts';
import { lockAttempt } from './queries.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { storableSet } from './storable.ts';
import type { RefusedAnswer } from './storable.ts';

/** A complete set of answers, as `attemptSave` and `attemptSubmit` send it. */
export interface SentAnswers {
  readonly seq: number;
  readonly writer?: string | undefined;
  readonly baseSeq?: number | undefined;
  readonly answers: Readonly<SentSheet>;
  readonly flagged: readonly number[];
  readonly currentQuestionId?: number | undefined;
}

/** The state of an attempt that is sent to the caller. */
export const standingOf = (attempt: AttemptRow, now: number) => ({
  state: attempt.state,
  submitReason: attempt.submitReason ?? undefined,
  deadlineTime: attempt.deadlineTime ?? undefined,
  extraSeconds: attempt.extraSeconds === 0 ? undefined : attempt.extraSeconds,
  note: attempt.note ?? undefined,
  serverTime: now,
});

/** The standing of an attempt that the caller does not have; a background call answers no error. */
export const noStanding = (now: number) => ({ state: AttemptState.Void, serverTime: now });

/**
 * Hands an attempt in whose deadline has passed; any other is unchanged. It is locked and read again first,
 * because a save that came in time may be changing it.
 */
export async function handedInIfOver(
  context: SessionContext,
  { attempt: seen, exam }: { attempt: AttemptRow; exam: ExamRow },
): Promise<AttemptRow> {
  const { tx, now } = context;
  if (!isLongOver(seen, now)) return seen;
  const attempt = (await lockAttempt(context, seen.attemptId))?.attempt ?? seen;
  if (!isLongOver(attempt, now)) return attempt;
  const content = await contentOf(context, exam.examId);
  return asSystemWithin(context, () =>
    handIn({ tx, now }, { exam, attempt, content }, attempt.deadlineReason),
  );
}

/** The columns that a set of answers changes, and the answers that cannot be stored. */
export async function changeBy(
  context: SessionContext,
  content: ExamContent,
  attempt: AttemptRow,
  sent: SentAnswers,
) {
  const { answers, refused } = await storableSet(context, content, attempt, sent.answers);
  const placed = new Set(questionIdsOf(attempt));
  const { currentQuestionId } = sent;
  const change = {
    answers,
    flagged: [...new Set(sent.flagged)].filter((questionId) => placed.has(questionId)),
    savedSeq: sent.seq,
    savedBy: sent.writer ?? null,
    savedTime: context.now,
    ...(currentQuestionId !== undefined && placed.has(currentQuestionId) ? { currentQuestionId } : {}),
  };
  return { change, refused };
}

export const storedSetOf = ({ savedSeq, savedBy }: AttemptRow) => ({
  seq: savedSeq,
  writer: savedBy ?? undefined,
});

const withRefused = (refused: readonly RefusedAnswer[]): Pick<AttemptSaved, 'refusedAnswers'> =>
  refused.length === 0 ? {} : { refusedAnswers: [...refused] };

/** Answers `attemptSave`: whether the set is stored, and if not, why. */
export const saveAttempt: Run<'attemptSave'> = async (context, { attemptId, ...sent }) => {
  const { tx, now } = context;
  const found = await lockAttempt(context, attemptId);
  if (found === undefined) return { ...noStanding(now), savedSeq: 0, refused: 'NOT_FOUND' };
  const attempt = await handedInIfOver(context, found);
  const standing = { ...standingOf(attempt, now), savedSeq: attempt.savedSeq };
  if (attempt.state !== AttemptState.InProgress) return { ...standing, refused: 'ENDED' };
  const judged = judgeSave(storedSetOf(attempt), sent);
  switch (judged) {
    case 'REPEATED':
      return standing;
    case 'OVERTAKEN':
      return {
        ...standing,
        refused: 'OVERTAKEN',
        answers: attempt.answers.map((answer) => answerView(answer, context)),
        flagged: attempt.flagged,
      };
    case 'STORE': {
      const content = await contentOf(context, attempt.examId);
      const { change, refused } = await changeBy(context, content, attempt, sent);
      await tx.update(examAttempt).set(change).where(eq(examAttempt.attemptId, attemptId));
      return { ...standing, savedSeq: sent.seq, ...withRefused(refused) };
    }
    default:
      return judged satisfies never;
  }
};
