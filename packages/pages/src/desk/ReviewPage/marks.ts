import type { ReviewDetail, ReviewOpinion } from '@stoa/api/contract/review';
import { QuestionKind } from '@stoa/domain';

/** A marker's points and comment for one short answer; without `score` they are not decided yet. */
export interface Given {
  readonly score?: number | undefined;
  readonly comment: string;
}

/** The decisions of a marker about an attempt so far. */
export interface Marks {
  /** By the id of the question. */
  readonly given: Readonly<Record<number, Given>>;
  /** Questions whose late answer counts instead of the one that was handed in. */
  readonly lateTaken: readonly number[];
}

type Answered = NonNullable<ReviewDetail['submission']['answers']>[number];
type Late = NonNullable<ReviewDetail['marking']>['late'][number];
type Marked = Pick<ReviewDetail, 'submission' | 'marking' | 'previous' | 'history'>;

/** One question that needs the marker. */
export interface Looked {
  readonly answered: Answered;
  /** The answer that arrived after the hand-in. */
  readonly late: Late | undefined;
}

const isSomething = ({
  values,
  files = [],
}: {
  values: readonly string[];
  files?: readonly unknown[];
}): boolean => files.length > 0 || values.some((value) => value.trim() !== '');

/** The questions of a review, in the order of the paper. */
export function lookedAt({ submission, marking }: Pick<Marked, 'submission' | 'marking'>): Looked[] {
  const late = new Map(marking?.late.map((answer) => [answer.questionId, answer]));
  return (submission.answers ?? []).map((answered) => ({ answered, late: late.get(answered.questionId) }));
}

/**
 * Whether the marker has to give points: choice questions are marked by the server, and an empty answer gets
 * 0.
 */
export function needsPoints({ answered, late }: Looked, lateTaken: readonly number[]): boolean {
  if (answered.kind !== QuestionKind.ShortAnswer) return false;
  const counts =
    late !== undefined && lateTaken.includes(answered.questionId)
      ? late
      : { values: answered.my, files: answered.files ?? [] };
  return isSomething(counts);
}

const givenBy = ({ scores = [] }: Pick<ReviewOpinion, 'scores'>): Marks['given'] =>
  Object.fromEntries(scores.map(({ id, score, comment = '' }) => [id, { score, comment }]));

/**
 * The initial marks: the draft or the published ones, else those of the earlier review of the same attempt,
 * else those that are stored with its answers.
 */
export function marksOf({ submission, marking, previous, history }: Marked): Marks {
  const opinion = previous ?? history[0]?.opinion;
  const stored = (submission.answers ?? []).flatMap(({ kind, questionId, gotScore, markerComment = '' }) =>
    kind === QuestionKind.ShortAnswer && gotScore !== undefined
      ? [[questionId, { score: gotScore, comment: markerComment }] as const]
      : [],
  );
  return {
    given: { ...Object.fromEntries(stored), ...(opinion && givenBy(opinion)) },
    lateTaken:
      opinion?.lateTaken ??
      (marking?.late ?? []).filter(({ taken }) => taken === true).map(({ questionId }) => questionId),
  };
}

export const withGiven = (marks: Marks, questionId: number, given: Given): Marks => ({
  ...marks,
  given: { ...marks.given, [questionId]: given },
});

export const withLate = ({ lateTaken, ...marks }: Marks, questionId: number, taken: boolean): Marks => ({
  ...marks,
  lateTaken: [...lateTaken.filter((id) => id !== questionId), ...(taken ? [questionId] : [])],
});

/** The result of an attempt with these marks. */
export interface Total {
  readonly score: number;
  /** Questions that still need points, in the order of the paper. */
  readonly missing: readonly number[];
  /** Whether the attempt is passed; `undefined` while points are missing or if the exam has no pass mark. */
  readonly passed: boolean | undefined;
}

const rounded = (points: number): number => Math.round(points * 100) / 100;

/** The points that this question adds to those of the automatically marked answers. */
function added(looked: Looked, { given, lateTaken }: Marks): number {
  const { answered, late } = looked;
  const { questionId, gotScore = 0 } = answered;
  if (needsPoints(looked, lateTaken)) return given[questionId]?.score ?? 0;
  if (answered.kind === QuestionKind.ShortAnswer || late === undefined || !lateTaken.includes(questionId)) {
    return 0;
  }
  return (late.gotScore ?? 0) - gotScore;
}

export function totalOf(
  review: Pick<ReviewDetail, 'submission' | 'marking' | 'passScore'>,
  marks: Marks,
): Total {
  const looked = lookedAt(review);
  const missing = looked
    .filter(
      (each) =>
        needsPoints(each, marks.lateTaken) && marks.given[each.answered.questionId]?.score === undefined,
    )
    .map(({ answered }) => answered.questionId);
  const score = rounded(
    looked.reduce((sum, each) => sum + added(each, marks), review.marking?.objectiveScore ?? 0),
  );
  const { passScore } = review;
  return {
    score,
    missing,
    passed: missing.length > 0 || passScore === undefined ? undefined : score >= passScore,
  };
}

/** The marks in the form of a request: points and comments of the short answers that have points. */
export function sentMarks({ given, lateTaken }: Marks) {
  return {
    scores: Object.entries(given).flatMap(([id, { score, comment }]) =>
      score === undefined ? [] : [{ id: Number(id), score, ...(comment.trim() === '' ? {} : { comment }) }],
    ),
    lateTaken: [...lateTaken],
  };
}
