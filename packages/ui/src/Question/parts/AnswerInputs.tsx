import { QuestionKind } from '@stoa/domain';
import type { Labels } from '../../provider/index.ts';
import type { Answer, Asked } from '../types.ts';
import { Choices, TrueFalse } from './Choices.tsx';
import { Matching } from './Matching.tsx';
import { Matrix } from './Matrix.tsx';
import { Ordering } from './Ordering.tsx';
import { Scale } from './Scale.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

interface AnswerInputsProps {
  asked: Asked;
  id: string;
  start: Answer;
  /** The present values of the inputs. */
  answer: Answer;
  locked: boolean;
  words: Labels['question'];
  onOrder: (order: Answer) => void;
}

/** The inputs for a kind of question. Those of a fill-in question are part of its sentence instead. */
export function AnswerInputs({ asked, answer, onOrder, ...rest }: AnswerInputsProps) {
  switch (asked.kind) {
    case QuestionKind.Single:
    case QuestionKind.Multiple:
      return <Choices asked={asked} {...rest} />;
    case QuestionKind.TrueFalse:
      return <TrueFalse asked={asked} {...rest} />;
    case QuestionKind.FillIn:
      return null;
    case QuestionKind.ShortAnswer:
      return <ShortAnswer asked={asked} {...rest} typed={answer[0]?.length ?? 0} />;
    case QuestionKind.Matching:
      return <Matching asked={asked} {...rest} />;
    case QuestionKind.Ordering:
      return <Ordering asked={asked} {...rest} onOrder={onOrder} untouched={answer.length === 0} />;
    case QuestionKind.Scale:
      return (
        <Scale asked={asked} {...rest} chosen={answer[0] === undefined ? undefined : Number(answer[0])} />
      );
    case QuestionKind.Matrix:
      return <Matrix asked={asked} {...rest} />;
    default:
      return asked satisfies never;
  }
}
