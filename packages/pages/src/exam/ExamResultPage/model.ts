import type { AttemptResult, MarkedQuestion } from '@stoa/api/contract/exam';
import { QuestionKind, Verdict } from '@stoa/domain';
import type { SheetItem, SheetState } from '@stoa/ui/AnswerSheet';

export const questionFilters = ['all', 'wrong', 'flagged'] as const;
export type QuestionFilter = (typeof questionFilters)[number];

/** A question of the result with its number in the paper. */
export interface PlacedResult {
  readonly question: MarkedQuestion;
  /** Number in the paper, from 1. */
  readonly number: number;
  readonly flagged: boolean;
}

/** The questions that a result shows, numbered; none if its policy shows none. */
export function placedOf(result: AttemptResult): readonly PlacedResult[] {
  if (!result.visible || !('questions' in result)) return [];
  const flagged = new Set(result.flagged);
  return result.questions.map((question, at) => ({
    question,
    number: at + 1,
    flagged: flagged.has(question.questionId),
  }));
}

/** Whether a filter includes a question. A question that is still to be marked does not count as wrong. */
export function isIn(filter: QuestionFilter, { question, flagged }: PlacedResult): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'wrong':
      return question.verdict === Verdict.Wrong || question.verdict === Verdict.Partial;
    case 'flagged':
      return flagged;
    default:
      return filter satisfies never;
  }
}

const sheetStates: Readonly<Record<Verdict, SheetState>> = {
  [Verdict.Right]: 'right',
  [Verdict.Partial]: 'partly',
  [Verdict.Wrong]: 'wrong',
  [Verdict.Unmarked]: 'unmarked',
};

/** A cell of the answer sheet; `answered` is counted as it was while answering. */
export const sheetItemOf = ({ question, number, flagged }: PlacedResult, answered: boolean): SheetItem => ({
  number,
  answered,
  state: sheetStates[question.verdict],
  ...(flagged && { flagged }),
});

/** The state of a result: a hidden one has a reason, and a score without the short answers is not final. */
export type Standing =
  | { readonly state: 'hidden' }
  | { readonly state: 'pending' }
  | { readonly state: 'passed' | 'failed'; readonly score: number };

export function standingOf(result: AttemptResult): Standing {
  if (!result.visible) return { state: 'hidden' };
  const { score, passed } = result;
  return score === undefined || passed === undefined
    ? { state: 'pending' }
    : { state: passed ? 'passed' : 'failed', score };
}

/**
 * Points of the choice part and of the short answers; absent for a paper without short answers, and while
 * they are still to be marked.
 */
export function partsOf(
  result: AttemptResult,
): { readonly objective: number; readonly subjective: number } | undefined {
  if (!result.visible) return undefined;
  const { objectiveScore: objective, subjectiveScore: subjective } = result;
  if (objective === undefined || subjective === undefined) return undefined;
  // When the questions are not shown, only their points reveal that there were short answers.
  const hasShort =
    subjective > 0 || placedOf(result).some(({ question }) => question.kind === QuestionKind.ShortAnswer);
  return hasShort ? { objective, subjective } : undefined;
}

/** Questions of one section, under its title. */
export interface PlacedSection {
  readonly title: string;
  readonly questions: readonly PlacedResult[];
}

/**
 * The questions grouped by the sections of the paper, using the sections' numbers of questions; a single
 * group where these numbers do not add up.
 */
export function groupsOf(result: AttemptResult): readonly PlacedSection[] {
  const placed = placedOf(result);
  if (!result.visible || !('sections' in result) || placed.length === 0) return [];
  const total = result.sections.reduce((sum, { count }) => sum + count, 0);
  if (total !== placed.length) return [{ title: '', questions: placed }];
  return result.sections.map(({ title, count }, at) => {
    const before = result.sections.slice(0, at).reduce((sum, section) => sum + section.count, 0);
    return { title, questions: placed.slice(before, before + count) };
  });
}
