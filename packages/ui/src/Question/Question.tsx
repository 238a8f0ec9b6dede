import { clsx } from 'clsx';
import { useId } from 'react';
import { useLabels, type Labels } from '../provider/index.ts';
import { Answering } from './parts/Answering.tsx';
import { Head } from './parts/Head.tsx';
import { Marking } from './parts/Marking.tsx';
import { OutcomePlate } from './parts/OutcomePlate.tsx';
import { ReviewBody } from './parts/ReviewBody.tsx';
import * as styles from './Question.css.ts';
import type { QuestionProps } from './types.ts';

/** Props that describe the question and its state. All others go to the root element. */
const ownProps: ReadonlySet<string> = new Set([
  'kind',
  'mode',
  'number',
  'points',
  'level',
  'stem',
  'pieces',
  'options',
  'other',
  'minSelect',
  'maxSelect',
  'maxLength',
  'files',
  'left',
  'right',
  'items',
  'min',
  'max',
  'minLabel',
  'maxLabel',
  'look',
  'rows',
  'columns',
  'value',
  'defaultValue',
  'onValueChange',
  'flagged',
  'onFlaggedChange',
  'locked',
  'saveState',
  'check',
  'outcome',
  'answers',
  'reference',
  'needsScore',
  'scoreMissing',
  'defaultMark',
  'onMarkChange',
]);

const rootProps = (props: QuestionProps) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !ownProps.has(name)));

function content(props: QuestionProps, id: string, words: Labels['question']) {
  switch (props.mode) {
    case undefined:
    case 'answer':
    case 'practice':
      return <Answering question={props} id={id} words={words} />;
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
  return (
    <div
      {...rootProps(props)}
      data-component="Question"
      data-mode={props.mode ?? 'answer'}
      data-kind={props.kind}
      className={clsx(styles.root, props.className)}
    >
      {content(props, id, words)}
    </div>
  );
}
