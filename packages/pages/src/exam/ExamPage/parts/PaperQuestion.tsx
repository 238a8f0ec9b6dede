import type { AnswerRefusal, CheckedQuestion } from '@stoa/api/contract/exam';
import { QuestionKind } from '@stoa/domain';
import { memo } from 'react';
import { Alert } from '@stoa/ui/Alert';
import { useLabels } from '@stoa/ui/provider';
import {
  type Answer,
  AnswerQuestion,
  type MarkedAsked,
  type PracticeCheck,
  type Question,
} from '@stoa/ui/Question';
import * as styles from '../ExamPage.css.ts';
import { outcomeOfChecked } from '../../outcome.tsx';
import type { PlacedQuestion } from '../model.ts';
import type { ExamAnswer, ExamPageProps, ExamPractice } from '../types.ts';
import { Others } from './Others.tsx';

interface PaperQuestionProps extends Pick<
  ExamPageProps,
  'onAnswer' | 'onFlag' | 'onChooseOther' | 'onDropOthers' | 'renderFiles' | 't'
> {
  placed: PlacedQuestion;
  answer: ExamAnswer | undefined;
  others: readonly ExamAnswer[] | undefined;
  flagged: boolean;
  locked: boolean;
  refusal: AnswerRefusal | undefined;
  /** In a practice: the result or progress of checking this question. */
  check: CheckedQuestion | 'open' | 'checking' | undefined;
  onCheck: ExamPractice['onCheck'] | undefined;
  /** In a practice: the component of its questions. */
  practised: typeof Question | undefined;
}

const isMarked = (asked: PlacedQuestion['asked']): asked is MarkedAsked =>
  asked.kind !== QuestionKind.Scale && asked.kind !== QuestionKind.Matrix;

const nothing: ExamAnswer['files'] = [];

/** The question is memoised, so that an answer does not render the up to 299 other questions again. */
export const PaperQuestion = memo(function PaperQuestion({
  placed,
  answer,
  others,
  flagged,
  locked,
  refusal,
  check,
  t,
  renderFiles,
  onCheck,
  practised: Practised,
  ...on
}: PaperQuestionProps) {
  const words = useLabels('question');
  const { question, number, asked } = placed;
  const { questionId, score } = question;
  const takesFiles = question.kind === QuestionKind.ShortAnswer && question.allowFiles === true;
  const common = {
    number,
    ...(score !== undefined && { points: score }),
    ...(answer !== undefined && { defaultValue: answer.values }),
    tabIndex: -1,
    'data-question': number,
    flagged,
    onValueChange: (value: Answer) => on.onAnswer(questionId, value),
    ...(!locked && { onFlaggedChange: (next: boolean) => on.onFlag(questionId, next) }),
    className: styles.question,
  };
  const checkOf = (): PracticeCheck => {
    if (check === 'checking') return { state: 'checking' };
    if (check === undefined || check === 'open') {
      return { state: 'open', onCheck: (value) => onCheck?.(questionId, value) };
    }
    return { state: 'done', outcome: outcomeOfChecked(check) };
  };
  const isPractised = check !== undefined && (!locked || typeof check === 'object');
  return (
    <div className={styles.placed}>
      {Practised && isPractised && isMarked(asked) ? (
        <Practised {...asked} {...common} mode="practice" check={checkOf()} />
      ) : (
        <AnswerQuestion
          {...asked}
          {...common}
          {...(takesFiles &&
            renderFiles && {
              files: renderFiles({ questionId, number, files: answer?.files ?? nothing, locked }),
            })}
          locked={locked}
        />
      )}
      {refusal !== undefined && <Alert tone="danger">{t(`refusedAnswer.${refusal}`)}</Alert>}
      {others !== undefined && others.length > 0 && (
        <Others
          {...{ placed, others, locked, t }}
          words={{ T: words.true, F: words.false }}
          onChooseOther={on.onChooseOther}
          onDropOthers={on.onDropOthers}
        />
      )}
    </div>
  );
});
