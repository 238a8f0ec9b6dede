import { memo } from 'react';
import { type Answer, Question } from '@stoa/ui/Question';
import * as styles from '../ExamPage.css.ts';
import type { ExamPageProps, ExamQuestion } from '../types.ts';

interface PaperQuestionProps extends Pick<ExamPageProps, 'onAnswer' | 'onFlag'> {
  question: ExamQuestion;
  answer: Answer | undefined;
  flagged: boolean;
  locked: boolean;
}

/** Remembered: an answer draws its own question anew and none of the other two hundred and ninety-nine. */
export const PaperQuestion = memo(function PaperQuestion({
  question,
  answer,
  flagged,
  locked,
  onAnswer,
  onFlag,
}: PaperQuestionProps) {
  const { id, number, points, asked } = question;
  return (
    <Question
      {...asked}
      number={number}
      {...(points !== undefined && { points })}
      {...(answer !== undefined && { defaultValue: answer })}
      tabIndex={-1}
      data-question={number}
      locked={locked}
      flagged={flagged}
      onValueChange={(value) => onAnswer(id, value)}
      onFlaggedChange={(next) => onFlag(id, next)}
      className={styles.question}
    />
  );
});
