import type { SurveyQuestion } from '@stoa/api/contract/questionnaire';
import { longestSurveyText, QuestionKind } from '@stoa/domain';
import { memo, useMemo } from 'react';
import { type Answer, AnswerQuestion } from '@stoa/ui/Question';
import { askedOf } from '../../../exam/ExamPage/asked.tsx';
import { usePlainFormulae } from '../../../exam/usePlainFormulae.ts';
import * as styles from '../QuestionnairePage.css.ts';

interface SurveyItemProps {
  question: SurveyQuestion;
  /** Position among the shown questions, from 1. */
  number: number;
  /** The initial answer; afterwards the native inputs hold it. */
  answer: Answer | undefined;
  problem: string | undefined;
  locked: boolean;
  onAnswer: (questionId: number, answer: Answer) => void;
}

/** The question is memoised, so that an answer does not render all other questions again. */
export const SurveyItem = memo(function SurveyItem({
  question,
  number,
  answer,
  problem,
  locked,
  onAnswer,
}: SurveyItemProps) {
  const { questionId, required = false } = question;
  const naming = usePlainFormulae([question]);
  const asked = useMemo(() => {
    const own = askedOf(question, naming);
    return own.kind === QuestionKind.ShortAnswer
      ? { ...own, maxLength: own.maxLength ?? longestSurveyText.text }
      : own;
  }, [question, naming]);
  return (
    <AnswerQuestion
      {...asked}
      number={number}
      level={2}
      {...(answer !== undefined && { defaultValue: answer })}
      required={required}
      problem={problem}
      locked={locked}
      tabIndex={-1}
      data-question={questionId}
      onValueChange={(value) => onAnswer(questionId, value)}
      className={styles.question}
    />
  );
});
