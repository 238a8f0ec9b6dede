import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from '../Question.css.ts';
import type { QuestionProps } from '../types.ts';

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
  'required',
  'problem',
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

/** The element around a question, which takes what a caller adds. */
export function QuestionRoot({ question, children }: { question: QuestionProps; children: ReactNode }) {
  return (
    <div
      {...rootProps(question)}
      data-component="Question"
      data-mode={question.mode ?? 'answer'}
      data-kind={question.kind}
      data-invalid={'problem' in question && question.problem !== undefined ? '' : undefined}
      className={clsx(styles.root, question.className)}
    >
      {children}
    </div>
  );
}
