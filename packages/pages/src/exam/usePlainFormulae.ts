import { QuestionKind } from '@stoa/domain';
import type { ExamQuestion } from '@stoa/api/contract/exam';
import type { SurveyQuestion } from '@stoa/api/contract/questionnaire';
import { useEffect, useState } from 'react';

type Naming = (text: string) => string;

const asWritten: Naming = (text) => text;

/** Whether a formula is in the name of a button or of an option of a native select. */
const isNamed = (question: ExamQuestion | SurveyQuestion): boolean => {
  switch (question.kind) {
    case QuestionKind.Ordering:
      return question.options.some(({ text }) => text.includes('$'));
    case QuestionKind.Matching:
      return [...question.left, ...question.right].some(({ text }) => text.includes('$'));
    default:
      return false;
  }
};

/**
 * Writes the formulae in names of inputs in characters. The code that does so is loaded for questions that
 * need it, because few have a formula there; until then the names are as they were written.
 */
export function usePlainFormulae(questions: readonly (ExamQuestion | SurveyQuestion)[]): Naming {
  const [naming, setNaming] = useState(() => asWritten);
  const isWanted = naming === asWritten && questions.some(isNamed);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const load = async () => {
      const { plainFormulae } = await import('./plainFormulae.ts');
      if (!isOver) setNaming(() => plainFormulae);
    };
    // Without the code the names stay as they were written.
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return naming;
}
