import type { Answer } from '@stoa/api/contract/questionnaire';
import { longestSurveyText, QuestionKind, readAnswer, shownQuestions, writeAnswer } from '@stoa/domain';
import type { AnswerByKind } from '@stoa/domain';
import type { StoredReply, StoredSurveyAsk, StoredSurveyQuestion } from '../../db/schema/questionnaire.ts';

/** What counts of a sent answer; a questionnaire takes no files. */
type Sent = Pick<Answer, 'questionId' | 'values'>;

const isAmong = (choices: readonly { key: string }[], key: string): boolean =>
  choices.some((choice) => choice.key === key);

const lengthOf = (text: string): number => Array.from(text).length;

const fitsOther = (other: string | undefined, allowed: boolean | undefined): boolean =>
  other === undefined || (allowed === true && lengthOf(other) <= longestSurveyText.other);

const isWithin = (count: number, least = 0, most = Number.POSITIVE_INFINITY): boolean =>
  count >= least && count <= most;

/** Whether an answer is one that the question allows. */
function fits(ask: StoredSurveyAsk, answer: AnswerByKind): boolean {
  switch (ask.kind) {
    case QuestionKind.Single: {
      if (answer.kind !== ask.kind || !fitsOther(answer.other, ask.otherOption)) return false;
      return answer.other !== undefined || isAmong(ask.options, answer.key ?? '');
    }
    case QuestionKind.Multiple: {
      if (answer.kind !== ask.kind || !fitsOther(answer.other, ask.otherOption)) return false;
      const count = answer.keys.length + (answer.other === undefined ? 0 : 1);
      return (
        answer.keys.every((key) => isAmong(ask.options, key)) && isWithin(count, ask.minSelect, ask.maxSelect)
      );
    }
    case QuestionKind.ShortAnswer:
      return answer.kind === ask.kind && lengthOf(answer.text) <= (ask.maxLength ?? longestSurveyText.text);
    case QuestionKind.Ordering:
      return (
        answer.kind === ask.kind &&
        answer.keys.length === ask.options.length &&
        answer.keys.every((key) => isAmong(ask.options, key))
      );
    case QuestionKind.Scale:
      return answer.kind === ask.kind && answer.step >= ask.min && answer.step <= ask.max;
    case QuestionKind.Matrix:
      return (
        answer.kind === ask.kind &&
        [...answer.cells].every(([row, column]) => isAmong(ask.rows, row) && isAmong(ask.columns, column))
      );
    default:
      return ask satisfies never;
  }
}

/** Whether all parts of a question that must be answered are answered. */
const isWhole = (ask: StoredSurveyAsk, answer: AnswerByKind): boolean =>
  ask.kind !== QuestionKind.Matrix || (answer.kind === ask.kind && answer.cells.size >= ask.rows.length);

/** The outcome of answers that are handed in. */
export type Handed =
  | { readonly replies: StoredReply[] }
  /** The first required question without an answer, as its number among the visible questions, from 1. */
  | { readonly missing: number }
  /** The first question whose answer is not valid, as its number among the visible questions. */
  | { readonly wrong: number };

/** Checks answers that are handed in. Answers to hidden and unknown questions are dropped. */
export function handedIn(questions: readonly StoredSurveyQuestion[], sent: readonly Sent[]): Handed {
  const values = new Map(sent.map((answer) => [answer.questionId, answer.values]));
  const replies: StoredReply[] = [];
  const asked = questions.map((question) => ({ ...question, kind: question.ask.kind }));
  for (const [at, { questionId, required, ask }] of shownQuestions(asked, values).entries()) {
    const own = values.get(questionId) ?? [];
    const answer = readAnswer(ask.kind, own);
    if (answer !== undefined && !fits(ask, answer)) return { wrong: at + 1 };
    if (required && (answer === undefined || !isWhole(ask, answer))) return { missing: at + 1 };
    // Written anew, so that nothing is stored that the answer does not consist of.
    if (answer !== undefined) replies.push({ questionId, values: writeAnswer(answer) });
  }
  return { replies };
}

/** The answers of a draft: those that belong to a question, complete or not. */
export function draftOf(questions: readonly StoredSurveyQuestion[], sent: readonly Sent[]): StoredReply[] {
  const known = new Set(questions.map(({ questionId }) => questionId));
  const values = new Map(sent.map((answer) => [answer.questionId, answer.values]));
  return [...values].flatMap(([questionId, own]) =>
    known.has(questionId) ? [{ questionId, values: own }] : [],
  );
}
