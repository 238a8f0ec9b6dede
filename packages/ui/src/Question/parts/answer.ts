import { QuestionKind } from '@stoa/domain';
import type { Labels } from '../../provider/index.ts';
import { otherKey, withOther } from '../model.ts';
import type { Answer, Asked } from '../types.ts';

/** What each answer part gets. */
export interface AnswerPartProps<Kind extends Asked> {
  asked: Kind;
  /** Of the question; unique in the page. */
  id: string;
  /** To begin with. */
  start: Answer;
  locked: boolean;
  /** Looked up once a question, not once an option. */
  words: Labels['question'];
}

const inputsOf = (form: Element, which: string) => [...form.querySelectorAll<HTMLInputElement>(which)];

/** Ordering has no native control and tells its answer itself. */
export type NativeKind = Exclude<Asked['kind'], typeof QuestionKind.Ordering>;

/** The answer as the native controls of a question hold it. */
export function readAnswer(kind: NativeKind, form: Element): Answer {
  switch (kind) {
    case QuestionKind.Single:
    case QuestionKind.Multiple:
    case QuestionKind.TrueFalse:
    case QuestionKind.Scale:
    case QuestionKind.Matrix: {
      const words = form.querySelector<HTMLInputElement>('[data-part="otherText"]')?.value.trim() ?? '';
      const chosen = inputsOf(form, 'input:checked').map(({ value }) => value);
      // Options may be shuffled; the contract wants the keys of a multiple choice sorted.
      if (kind === QuestionKind.Multiple) chosen.sort();
      return chosen.map((value) => (value === otherKey ? withOther(words) : value));
    }
    case QuestionKind.FillIn:
      return inputsOf(form, '[data-part="blank"]').map(({ value }) => value);
    case QuestionKind.ShortAnswer:
      return [...form.querySelectorAll('textarea')].map(({ value }) => value);
    case QuestionKind.Matching:
      return [...form.querySelectorAll('select')].flatMap(({ name, value }) =>
        value === '' ? [] : [`${name}:${value}`],
      );
    default:
      return kind satisfies never;
  }
}
