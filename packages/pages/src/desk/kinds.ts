import type { ReviewDecision, ReviewDetail } from '@stoa/api/contract/review';
import { ReviewKind, ReviewState, type Labels } from '@stoa/domain';
import type { ComponentType } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import type { Marks } from './ReviewPage/marks.ts';
import type { DeskTranslate } from './words/index.ts';

/** The labels of enumerations that the desk shows. */
export type DeskLabels = Pick<Labels, 'reviewKind' | 'reviewState' | 'submitReason' | 'switchCause'>;

/** What the form of a kind is given. */
export interface ReviewFormProps {
  review: ReviewDetail;
  marks: Marks;
  /** Absent once the review is done: it can then be read and not changed. */
  onMarks?: ((next: (marks: Marks) => Marks) => void) | undefined;
  /** Whether to say at each field that it still has to be filled in. */
  saysMissing: boolean;
  now: number;
  t: DeskTranslate;
  labels: DeskLabels;
}

interface KindOfReview {
  readonly decisions: readonly ReviewDecision[];
  /** What of the work is shown, with the fields of the reviewer. */
  readonly Form: ComponentType<ReviewFormProps>;
  /** What stands beside it. */
  readonly Aside: ComponentType<ReviewFormProps>;
  /** The word for a review that was passed; without one it is called passed. */
  readonly passed?: 'list.published';
}

const late = { waiting: null, missing: orTryAgain };

/**
 * What the desk can review, a line a kind. A kind without a line stands in the list with words, and leads nowhere.
 */
const kinds: Readonly<Partial<Record<ReviewKind, KindOfReview>>> = {
  [ReviewKind.ExamMarking]: {
    decisions: ['PASS'],
    Form: lazyPart(() => import('./ReviewPage/parts/ExamMarking.tsx'), late),
    Aside: lazyPart(() => import('./ReviewPage/parts/ExamAside.tsx'), late),
    passed: 'list.published',
  },
};

export const kindOf = (kind: ReviewKind): KindOfReview | undefined => kinds[kind];

/** The kinds that the desk has a form for. */
export const reviewableKinds: readonly ReviewKind[] = Object.values(ReviewKind).filter(
  (kind) => kinds[kind] !== undefined,
);

const stateAfter = {
  PASS: ReviewState.Passed,
  RETURN: ReviewState.Returned,
  FAIL: ReviewState.Failed,
} as const;

/** The states that reviews of a kind can have; without a kind those of all. */
export const statesOf = (kind: ReviewKind | undefined): readonly ReviewState[] => {
  const decisions = (kind === undefined ? reviewableKinds : [kind]).flatMap(
    (each) => kinds[each]?.decisions ?? [],
  );
  return [...new Set([ReviewState.Pending, ...decisions.map((decision) => stateAfter[decision])])];
};

/** The word for the state of a review of a kind. */
export function stateWord(
  kind: ReviewKind | undefined,
  state: ReviewState,
  t: DeskTranslate,
  { reviewState }: Pick<DeskLabels, 'reviewState'>,
): string {
  const one = kind ?? (reviewableKinds.length === 1 ? reviewableKinds[0] : undefined);
  const passed = one === undefined ? undefined : kinds[one]?.passed;
  return state === ReviewState.Passed && passed !== undefined ? t(passed) : reviewState[state];
}
