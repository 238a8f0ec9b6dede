import { Verdict } from '@stoa/domain';
import type { WrongChecked, WrongQuestion } from '@stoa/api/contract/exam';

/**
 * One round of practice: its questions, the index of the current one, and the outcomes of the earlier ones.
 */
export interface Practice {
  readonly questions: readonly WrongQuestion[];
  /** Index of the current question; the number of questions when the round is over. */
  readonly at: number;
  readonly checked: ReadonlyMap<number, WrongChecked>;
}

export const begun = (questions: readonly WrongQuestion[]): Practice => ({
  questions,
  at: 0,
  checked: new Map(),
});

export const answered = (practice: Practice, checked: WrongChecked): Practice => ({
  ...practice,
  checked: new Map(practice.checked).set(checked.questionId, checked),
});

export const further = (practice: Practice): Practice => ({
  ...practice,
  at: Math.min(practice.at + 1, practice.questions.length),
});

/** The message after a check. */
export type Encouragement = 'known' | 'once' | 'again' | 'judge';

export function encouragementOf({ verdict, mastered }: WrongChecked): Encouragement {
  // An answer that a marker has to judge neither counts as right nor resets the count.
  if (verdict === Verdict.Unmarked) return 'judge';
  if (verdict !== Verdict.Right) return 'again';
  return mastered ? 'known' : 'once';
}

/** The summary of a round. */
export interface PracticeSummary {
  readonly done: number;
  readonly right: number;
  /** Questions that were not known before and are now. */
  readonly newlyKnown: number;
  readonly skipped: number;
}

export function summaryOf({ questions, checked }: Practice): PracticeSummary {
  const all = [...checked.values()];
  const knownBefore = new Set(
    questions.filter(({ mastered }) => mastered).map(({ questionId }) => questionId),
  );
  return {
    done: all.length,
    right: all.filter(({ verdict }) => verdict === Verdict.Right).length,
    newlyKnown: all.filter(({ mastered, questionId }) => mastered && !knownBefore.has(questionId)).length,
    skipped: questions.length - all.length,
  };
}
