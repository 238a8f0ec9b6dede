import { memo } from 'react';
import { type Answer, Question } from '@stoa/ui/Question';
import * as styles from '../ExamPage.css.ts';
import type { PlacedQuestion } from '../model.ts';
import type { ExamPageProps } from '../types.ts';

interface PaperQuestionProps extends Pick<ExamPageProps, 'onAnswer' | 'onFlag'> {
  placed: PlacedQuestion;
  answer: Answer | undefined;
  flagged: boolean;
  locked: boolean;
}

/**
 * The question is memoised, so that an answer renders its own question again and not the up to 299 others.
 */
export const PaperQuestion = memo(function PaperQuestion({
  placed,
  answer,
  flagged,
  locked,
  onAnswer,
  onFlag,
}: PaperQuestionProps) {
  const { question, number, asked } = placed;
  const { questionId, score } = question;
  return (
    <Question
      {...asked}
      number={number}
      {...(score !== undefined && { points: score })}
      {...(answer !== undefined && { defaultValue: answer })}
      tabIndex={-1}
      data-question={number}
      locked={locked}
      flagged={flagged}
      onValueChange={(value) => onAnswer(questionId, value)}
      onFlaggedChange={(next) => onFlag(questionId, next)}
      className={styles.question}
    />
  );
});
