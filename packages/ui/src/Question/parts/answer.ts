import { QuestionKind } from '@stoa/domain';
import type { Labels } from '../../provider/index.ts';
import { otherKey, withOther } from '../model.ts';
import type { Answer, Asked } from '../types.ts';

/** The props of the inputs of every kind. */
export interface AnswerPartProps<Kind extends Asked> {
  asked: Kind;
  /** Id of the question, unique in the page. */
  id: string;
  /** The answer to begin with. */
  start: Answer;
  locked: boolean;
  /** The words, looked up once for a question instead of once for each option. */
  words: Labels['question'];
}

const inputsOf = (form: Element, which: string) => [...form.querySelectorAll<HTMLInputElement>(which)];

/** Kinds whose answer is read from native controls. Ordering has none and reports its answer itself. */
export type NativeKind = Exclude<Asked['kind'], typeof QuestionKind.Ordering>;

/** Reads the answer from the native controls of a question. */
export function readAnswer(kind: NativeKind, form: Element): Answer {
  switch (kind) {
    case QuestionKind.Single:
    case QuestionKind.Multiple:
    case QuestionKind.TrueFalse:
    case QuestionKind.Scale:
    case QuestionKind.Matrix: {
      const words = form.querySelector<HTMLInputElement>('[data-part="otherText"]')?.value.trim() ?? '';
      const chosen = inputsOf(form, 'input:checked').map(({ value }) => value);
      // The keys are sorted, because options may be shuffled and the server expects the keys of a multiple
      // choice in order.
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
