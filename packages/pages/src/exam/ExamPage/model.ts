import type { Attempt, ExamQuestion, Paper } from '@stoa/api/contract/exam';
import { completenessOf, type Asked, type Completeness } from '@stoa/ui/Question';
import { askedOf } from './asked.tsx';
import type { ExamAnswer } from './types.ts';

/** The time left until a deadline, or the time spent if the attempt has none, in whole seconds. */
export type ExamClock =
  | { readonly kind: 'left'; readonly secondsLeft: number; readonly totalSeconds: number }
  | { readonly kind: 'spent'; readonly seconds: number };

/**
 * The time that the clock shows. It is rounded up, so that the clock never shows too early that time is up.
 */
export function clockOf(
  { startTime, deadlineTime }: Pick<Attempt, 'startTime' | 'deadlineTime'>,
  now: number,
): ExamClock {
  if (deadlineTime === undefined) {
    return { kind: 'spent', seconds: Math.max(0, Math.floor((now - startTime) / 1000)) };
  }
  return {
    kind: 'left',
    secondsLeft: Math.max(0, Math.ceil((deadlineTime - now) / 1000)),
    totalSeconds: Math.round((deadlineTime - startTime) / 1000),
  };
}

/** A question with its number in the paper. */
export interface PlacedQuestion {
  readonly question: ExamQuestion;
  /** Number in the paper, from 1. */
  readonly number: number;
  readonly asked: Asked;
}

export interface PlacedSection {
  readonly sectionId: number;
  readonly title: string;
  /** The sum of the scores of its questions; 0 if they have none. */
  readonly points: number;
  readonly questions: readonly PlacedQuestion[];
}

/** The sections of a paper, with questions numbered through all of them. */
export function placedOf(paper: Paper, naming?: (text: string) => string): PlacedSection[] {
  let number = 0;
  return paper.sections.map(({ sectionId, title, questions }) => ({
    sectionId,
    title,
    points: questions.reduce((sum, { score = 0 }) => sum + score, 0),
    questions: questions.map((question) => {
      number += 1;
      return { question, number, asked: askedOf(question, naming) };
    }),
  }));
}

/** Whether a question counts as answered; a file alone answers a question that takes files. */
export const completedBy = (asked: Asked, answer: ExamAnswer | undefined): Completeness =>
  (answer?.files.length ?? 0) > 0 ? 'full' : completenessOf(asked, answer?.values ?? []);

/** The earliest time at which the person may hand in; `undefined` if there is no such limit. */
export const earliestHandIn = (
  { startTime }: Pick<Attempt, 'startTime'>,
  { minSubmitMinutes }: { readonly minSubmitMinutes: number },
): number | undefined => (minSubmitMinutes > 0 ? startTime + minSubmitMinutes * 60_000 : undefined);
