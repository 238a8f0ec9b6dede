import type { CheckedQuestion } from '@stoa/api/contract/exam';
import { AttemptState, ErrorCode } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { examAttempt } from '../../db/schema/index.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Run } from '../../http/register.ts';
import type { Wording } from '../company/briefs.ts';
import { contentOf } from './content.ts';
import type { ExamContent, QuestionRow } from './content.ts';
import { questionIdsOf } from './marks.ts';
import { correctOf } from './paper.ts';
import { lockAttempt } from './queries.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { refusalOf } from './rules/answers.ts';
import { isPractice } from './rules/attempts.ts';
import { scoreAnswer } from './rules/score.ts';

/** A question with the learner's answer and the right one. */
export function checkedView(
  question: QuestionRow,
  values: readonly string[],
  { rules }: Pick<ExamRow, 'rules'>,
  words: Wording,
): CheckedQuestion {
  return {
    questionId: question.questionId,
    verdict: scoreAnswer(question, values, rules.multiScoreRule).verdict,
    correct: correctOf(question, words),
    analysisHtml: words.text(question.analysis),
  };
}

/** The questions of a practice that were already checked. */
export const checkedViews = (
  { questions }: Pick<ExamContent, 'questions'>,
  { checked, answers }: Pick<AttemptRow, 'checked' | 'answers'>,
  exam: Pick<ExamRow, 'rules'>,
  words: Wording,
): CheckedQuestion[] =>
  checked.flatMap((questionId) => {
    const question = questions.get(questionId);
    const values = answers.find((answer) => answer.questionId === questionId)?.values ?? [];
    return question === undefined ? [] : [checkedView(question, values, exam, words)];
  });

export const checkQuestion: Run<'attemptCheck'> = async (context, { attemptId, questionId, values }) => {
  const { tx } = context;
  const found = await lockAttempt(context, attemptId);
  if (found === undefined) throw new BusinessError(ErrorCode.NotFound);
  const { exam, attempt } = found;
  if (!isPractice(exam)) throw new BusinessError(ErrorCode.NoPermission);
  if (attempt.state !== AttemptState.InProgress) throw new BusinessError(ErrorCode.AttemptEnded);
  const { questions } = await contentOf(context, exam.examId);
  const question = questionIdsOf(attempt).includes(questionId) ? questions.get(questionId) : undefined;
  if (question === undefined) throw new BusinessError(ErrorCode.NotFound);
  const known = attempt.answers.find((answer) => answer.questionId === questionId);
  if (attempt.checked.includes(questionId)) return checkedView(question, known?.values ?? [], exam, context);
  if (refusalOf(question.ask, values) !== undefined) {
    throw new BusinessError(ErrorCode.ParamInvalid, { field: 'values' });
  }
  const others = attempt.answers.filter((answer) => answer !== known);
  await tx
    .update(examAttempt)
    .set({ answers: [...others, { questionId, values }], checked: [...attempt.checked, questionId] })
    .where(eq(examAttempt.attemptId, attemptId));
  return checkedView(question, values, exam, context);
};
