import { useId } from 'react';
import { useLabels } from '../provider/index.ts';
import { Answering } from './parts/Answering.tsx';
import { QuestionRoot } from './parts/QuestionRoot.tsx';
import type { AnswerMode, Asked, QuestionFrame } from './types.ts';

export type AnswerQuestionProps = QuestionFrame & Asked & AnswerMode;

/**
 * A {@link Question} that can only be answered. It does not contain the code for review and marking, for
 * pages that must load quickly.
 */
export function AnswerQuestion(props: AnswerQuestionProps) {
  const words = useLabels('question');
  const id = useId();
  return (
    <QuestionRoot question={props}>
      <Answering question={props} id={id} words={words} />
    </QuestionRoot>
  );
}
