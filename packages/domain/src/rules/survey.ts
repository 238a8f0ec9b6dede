import { QuestionKind } from '../enums/exam.ts';
import { readAnswer } from './answer.ts';

/** Longest text, in characters: of a question that sets no limit, and of an option of the person's own. */
export const longestSurveyText = { text: 2000, other: 200 } as const;

/** The key of the person's own option, by which it can show another question. */
const otherKey = 'OTHER';

/** Whether a questionnaire is not open yet or not any more, at a time in epoch milliseconds. */
export const isOutsideWindow = (
  {
    openTime = 0,
    closeTime = Number.POSITIVE_INFINITY,
  }: { openTime?: number | undefined; closeTime?: number | undefined },
  now: number,
): boolean => now < openTime || now >= closeTime;

/** The parts of a question that decide whether it is shown. */
export interface SurveyAsked {
  readonly questionId: number;
  readonly kind: QuestionKind;
  /** The question is shown only while the answer to that question contains one of these keys. */
  readonly showWhen?: { readonly questionId: number; readonly keys: readonly string[] } | undefined;
}

/** The answers by `questionId`, in the strings of the contract. */
export type SurveyValues = ReadonlyMap<number, readonly string[]>;

/** The keys by which an answer can show or hide another question. */
function keysOf(kind: QuestionKind, values: readonly string[]): readonly string[] {
  const answer = readAnswer(kind, values);
  if (answer === undefined) return [];
  if (answer.kind === QuestionKind.Single) return [answer.key ?? otherKey];
  if (answer.kind === QuestionKind.Multiple) {
    return answer.other === undefined ? answer.keys : [...answer.keys, otherKey];
  }
  return answer.kind === QuestionKind.Scale ? [String(answer.step)] : [];
}

/** The questions that are shown with these answers: one that depends on a hidden one is hidden as well. */
export function shownQuestions<Question extends SurveyAsked>(
  questions: readonly Question[],
  values: SurveyValues,
): Question[] {
  const shown: Question[] = [];
  for (const question of questions) {
    const { showWhen } = question;
    const on = shown.find(({ questionId }) => questionId === showWhen?.questionId);
    const keys = on === undefined ? [] : keysOf(on.kind, values.get(on.questionId) ?? []);
    if (showWhen === undefined || keys.some((key) => showWhen.keys.includes(key))) shown.push(question);
  }
  return shown;
}

/** The parts of a question that decide whether its answer can be handed in. */
export interface SurveyLimits extends SurveyAsked {
  readonly required?: boolean | undefined;
  readonly minSelect?: number | undefined;
  readonly maxSelect?: number | undefined;
  readonly maxLength?: number | undefined;
  /** The rows of a matrix. */
  readonly rows?: readonly unknown[] | undefined;
}

/**
 * Why an answer cannot be handed in: there is none and one is required; rows of a matrix are missing; too few or
 * too many options are chosen; “Other” is chosen without a text; the text is too long.
 */
export type SurveyProblem = 'MISSING' | 'PART' | 'TOO_FEW' | 'TOO_MANY' | 'OTHER_EMPTY' | 'TOO_LONG';

const lengthOf = (text: string): number => Array.from(text).length;

/** Why the answer to a question cannot be handed in; undefined when it can. */
export function surveyProblem(question: SurveyLimits, values: readonly string[]): SurveyProblem | undefined {
  const {
    required = false,
    minSelect = 0,
    maxSelect,
    maxLength = longestSurveyText.text,
    rows = [],
  } = question;
  const answer = readAnswer(question.kind, values);
  if (answer === undefined) return required ? 'MISSING' : undefined;
  switch (answer.kind) {
    case QuestionKind.Single:
    case QuestionKind.Multiple: {
      if (answer.other?.trim() === '') return 'OTHER_EMPTY';
      if (lengthOf(answer.other ?? '') > longestSurveyText.other) return 'TOO_LONG';
      if (answer.kind === QuestionKind.Single) return undefined;
      const count = answer.keys.length + (answer.other === undefined ? 0 : 1);
      if (count < minSelect) return 'TOO_FEW';
      return maxSelect !== undefined && count > maxSelect ? 'TOO_MANY' : undefined;
    }
    case QuestionKind.ShortAnswer:
      return lengthOf(answer.text) > maxLength ? 'TOO_LONG' : undefined;
    case QuestionKind.Matrix:
      return required && answer.cells.size < rows.length ? 'PART' : undefined;
    case QuestionKind.Ordering:
    case QuestionKind.Scale:
    // The kinds below occur only in exams.
    case QuestionKind.TrueFalse:
    case QuestionKind.FillIn:
    case QuestionKind.Matching:
      return undefined;
    default:
      return answer satisfies never;
  }
}

/** A shown question whose answer cannot be handed in. */
export interface SurveyGap {
  readonly questionId: number;
  readonly problem: SurveyProblem;
}

/** The shown questions whose answers cannot be handed in, in their order. */
export const surveyGaps = (questions: readonly SurveyLimits[], values: SurveyValues): SurveyGap[] =>
  shownQuestions(questions, values).flatMap((question) => {
    const { questionId } = question;
    const problem = surveyProblem(question, values.get(questionId) ?? []);
    return problem === undefined ? [] : [{ questionId, problem }];
  });
