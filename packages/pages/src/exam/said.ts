import type { ExamQuestion } from '@stoa/api/contract/exam';
import { QuestionKind } from '@stoa/domain';

export interface SaidWords {
  readonly true: string;
  readonly false: string;
}

/**
 * An answer in one line, so that two answers to the same question can be compared; '' for no answer. Options are
 * named by their text, because papers may show them in different orders.
 */
export function saidIn(question: ExamQuestion, values: readonly string[], words: SaidWords): string {
  switch (question.kind) {
    case QuestionKind.Single:
    case QuestionKind.Multiple:
      return values.map((key) => textOf(question.options, key)).join(' / ');
    case QuestionKind.TrueFalse:
      return values.map((key) => (key === 'T' ? words.true : words.false)).join(' / ');
    case QuestionKind.FillIn:
      return values.every((value) => value.trim() === '')
        ? ''
        : values.map((value) => value.trim() || '—').join(' / ');
    case QuestionKind.ShortAnswer:
      return values.join('\n').trim();
    case QuestionKind.Matching:
      return values
        .map((pair) => {
          const [left = '', right = ''] = pair.split(':');
          return `${textOf(question.left, left)} → ${textOf(question.right, right)}`;
        })
        .join(' / ');
    case QuestionKind.Ordering:
      return values.map((key, at) => `${at + 1}. ${textOf(question.options, key)}`).join(' / ');
    default:
      return question satisfies never;
  }
}

const textOf = (choices: readonly { key: string; text: string }[], wanted: string): string =>
  choices.find(({ key }) => key === wanted)?.text ?? wanted;
