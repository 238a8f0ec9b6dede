import { useId } from 'react';
import { useLabels, type Labels } from '../provider/index.ts';
import { Answering } from './parts/Answering.tsx';
import { Head } from './parts/Head.tsx';
import { Marking } from './parts/Marking.tsx';
import { OutcomePlate } from './parts/OutcomePlate.tsx';
import { QuestionRoot } from './parts/QuestionRoot.tsx';
import { ReviewBody } from './parts/ReviewBody.tsx';
import type { QuestionProps } from './types.ts';

function content(props: QuestionProps, id: string, words: Labels['question']) {
  switch (props.mode) {
    case undefined:
    case 'answer':
    case 'practice':
      return (
        <Answering
          question={props}
          id={id}
          words={words}
          review={(answer, outcome) => (
            <>
              <ReviewBody asked={props} value={answer} outcome={outcome} words={words} />
              <OutcomePlate outcome={outcome} points={props.points} words={words} fresh />
            </>
          )}
        />
      );
    case 'review': {
      const shown = 'outcome' in props ? props : undefined;
      return (
        <>
          <Head question={props} words={words} flagged={shown?.flagged} />
          <ReviewBody asked={props} value={props.value} outcome={shown?.outcome} words={words} />
          {shown?.outcome !== undefined && (
            <OutcomePlate outcome={shown.outcome} points={props.points} words={words} />
          )}
        </>
      );
    }
    case 'mark':
      return <Marking question={props} id={id} words={words} />;
    default:
      return props satisfies never;
  }
}

/**
 * One question of an exam, a practice or a questionnaire, for one of four uses: to answer, to practise with an
 * immediate check, to review, or to mark. Answers are native controls in a fieldset whose legend is the
 * question.
 */
export function Question(props: QuestionProps) {
  const words = useLabels('question');
  const id = useId();
  return <QuestionRoot question={props}>{content(props, id, words)}</QuestionRoot>;
}
