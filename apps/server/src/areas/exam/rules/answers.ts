import type { AnswerRefusal } from '@stoa/api/contract/exam';
import { QuestionKind, readAnswer, writeAnswer } from '@stoa/domain';
import type { AnswerByKind } from '@stoa/domain';
import type { StoredAsk } from '../../../db/schema/exam.ts';

/** Longest text of a blank, and of a short answer that sets no limit of its own, in characters. */
export const longestText = { blank: 200, shortAnswer: 5000 } as const;

const isAmong = (choices: readonly { key: string }[], key: string | undefined): boolean =>
  choices.some((choice) => choice.key === key);

const lengthOf = (text: string): number => Array.from(text).length;

const charactersIn = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

const unless = (fits: boolean): AnswerRefusal | undefined => (fits ? undefined : 'VALUES');

function misfit(ask: StoredAsk, answer: AnswerByKind): AnswerRefusal | undefined {
  switch (ask.kind) {
    case QuestionKind.Single:
      return unless(answer.kind === ask.kind && isAmong(ask.options, answer.key));
    case QuestionKind.Multiple:
      return unless(
        answer.kind === ask.kind &&
          answer.other === undefined &&
          answer.keys.every((key) => isAmong(ask.options, key)),
      );
    case QuestionKind.TrueFalse:
      return unless(answer.kind === ask.kind);
    case QuestionKind.FillIn: {
      if (answer.kind !== ask.kind || answer.blanks.length > ask.accepted.length) return 'VALUES';
      return answer.blanks.some((blank) => lengthOf(blank) > longestText.blank) ? 'LENGTH' : undefined;
    }
    case QuestionKind.ShortAnswer: {
      if (answer.kind !== ask.kind) return 'VALUES';
      return lengthOf(answer.text) > (ask.maxLength ?? longestText.shortAnswer) ? 'LENGTH' : undefined;
    }
    case QuestionKind.Matching:
      return unless(
        answer.kind === ask.kind &&
          [...answer.pairs].every(([left, right]) => isAmong(ask.left, left) && isAmong(ask.right, right)),
      );
    case QuestionKind.Ordering:
      return unless(answer.kind === ask.kind && answer.keys.every((key) => isAmong(ask.options, key)));
    default:
      return ask satisfies never;
  }
}

/** Why texts are not a valid answer to a question; undefined when they are valid, or empty. */
export function refusalOf(ask: StoredAsk, values: readonly string[]): AnswerRefusal | undefined {
  const answer = readAnswer(ask.kind, values);
  // All texts are stored, also those that are no part of the answer.
  const besides = charactersIn(values) - charactersIn(answer === undefined ? [] : writeAnswer(answer));
  if (besides > longestText.shortAnswer) return 'LENGTH';
  if (answer !== undefined) return misfit(ask, answer);
  return values.every((value) => value.trim() === '') ? undefined : 'VALUES';
}
