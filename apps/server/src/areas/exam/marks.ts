import { AttemptState } from '@stoa/domain';
import type { StoredAnswer, StoredLate, StoredMark } from '../../db/schema/exam.ts';
import type { ExamContent } from './content.ts';
import type { AttemptRow, ExamRow } from './queries.ts';
import { rounded, scoreAnswer } from './rules/score.ts';

/** Ids of the questions of an attempt, in the order of its paper. */
export const questionIdsOf = ({ layout }: Pick<AttemptRow, 'layout'>): number[] =>
  layout.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));

/** The answers that count: those handed in, replaced by the late ones that the marker accepted. */
export function countedAnswers(
  answers: readonly StoredAnswer[],
  late: readonly StoredLate[],
): ReadonlyMap<number, StoredAnswer> {
  const taken = late.filter((one) => one.taken === true);
  return new Map([...answers, ...taken].map((answer) => [answer.questionId, answer]));
}

/** The columns of an attempt that are computed from its marks. */
export interface Marked {
  readonly state: AttemptState;
  readonly marks: StoredMark[];
  readonly objectiveScore: number;
  readonly subjectiveScore: number | null;
  readonly score: number | null;
  readonly passed: boolean | null;
}

/**
 * Marks everything that can be marked automatically. `judged` are the points that a marker gave; a short
 * answer without them keeps itself and the attempt waiting.
 */
export function markedBy(
  exam: Pick<ExamRow, 'rules' | 'passScore'>,
  { questions }: Pick<ExamContent, 'questions'>,
  attempt: Pick<AttemptRow, 'layout' | 'answers' | 'late'>,
  judged: ReadonlyMap<number, Omit<StoredMark, 'questionId' | 'of'>> = new Map(),
): Marked {
  const answers = countedAnswers(attempt.answers, attempt.late);
  let objective = 0;
  let subjective = 0;
  let waits = false;
  const marks = questionIdsOf(attempt).flatMap((questionId): StoredMark[] => {
    const question = questions.get(questionId);
    if (question === undefined) return [];
    const answer = answers.get(questionId);
    const hasFiles = (answer?.files ?? []).length > 0;
    const { got } = scoreAnswer(question, answer?.values ?? [], exam.rules.multiScoreRule, hasFiles);
    if (got !== undefined) {
      objective += got;
      return [{ questionId, got, of: question.score }];
    }
    const mark = judged.get(questionId);
    if (mark?.got === undefined) {
      waits = true;
      return [{ questionId, of: question.score }];
    }
    subjective += mark.got;
    return [{ questionId, of: question.score, ...mark }];
  });
  const score = rounded(objective + subjective);
  return {
    state: waits ? AttemptState.Marking : AttemptState.Graded,
    marks,
    objectiveScore: rounded(objective),
    subjectiveScore: waits ? null : rounded(subjective),
    score: waits ? null : score,
    passed: waits ? null : score >= exam.passScore,
  };
}
