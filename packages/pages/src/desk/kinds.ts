import type { ReviewDecision, ReviewDetail } from '@stoa/api/contract/review';
import { ReviewKind, ReviewState, type Labels, type Locale } from '@stoa/domain';
import type { ComponentType } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import type { Marks } from './ReviewPage/marks.ts';
import type { SwitchLedgerTranslate } from '../exam/words/index.ts';
import type { DeskTranslate } from './words/index.ts';

/** The labels of enumerations that the desk shows. */
export type DeskLabels = Pick<Labels, 'reviewKind' | 'reviewState' | 'submitReason'>;

/** Props of the form that reviews one kind of task. */
export interface ReviewFormProps {
  review: ReviewDetail;
  marks: Marks;
  /** Absent once the review is done: it can then only be read. */
  onMarks?: ((next: (marks: Marks) => Marks) => void) | undefined;
  /** Whether each empty field shows that it must be filled in. */
  saysMissing: boolean;
  now: number;
  locale: Locale;
  t: DeskTranslate;
  tSwitches: SwitchLedgerTranslate;
  labels: DeskLabels;
}

interface KindOfReview {
  readonly decisions: readonly ReviewDecision[];
  /** The main column: the work, with the fields of the reviewer. */
  readonly Form: ComponentType<ReviewFormProps>;
  /** The side column. */
  readonly Aside: ComponentType<ReviewFormProps>;
  /** Key of the name of a review that was passed; without it, it is called "passed". */
  readonly passed?: 'list.published';
}

const late = { waiting: null, missing: orTryAgain };

/**
 * The kinds of tasks that the desk can review, one per line. A task of any other kind is listed without a
 * link.
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

/** The states that reviews of a kind can have; without a kind, those of all kinds. */
export const statesOf = (kind: ReviewKind | undefined): readonly ReviewState[] => {
  const decisions = (kind === undefined ? reviewableKinds : [kind]).flatMap(
    (each) => kinds[each]?.decisions ?? [],
  );
  return [...new Set([ReviewState.Pending, ...decisions.map((decision) => stateAfter[decision])])];
};

/** The name of a state for reviews of this kind. */
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
