import { Verdict } from '@stoa/domain';
import type { CheckedQuestion, MarkedQuestion, ReviewedQuestion } from '@stoa/api/contract/exam';
import type { QuestionOutcome, Verdict as VerdictName } from '@stoa/ui/Question';
import { stemOf } from './markup.tsx';

const names: Readonly<Record<Verdict, VerdictName>> = {
  [Verdict.Right]: 'right',
  [Verdict.Partial]: 'partly',
  [Verdict.Wrong]: 'wrong',
  [Verdict.Unmarked]: 'unmarked',
};

/** A verdict of the contract as the name that the components use. */
export const verdictName = (verdict: Verdict): VerdictName => names[verdict];

const explained = (analysisHtml: string) =>
  analysisHtml === '' ? {} : { explanation: stemOf(analysisHtml) };

/** How a checked answer was, in the form of the component. */
export const outcomeOfChecked = ({ verdict, correct, analysisHtml }: CheckedQuestion): QuestionOutcome => ({
  verdict: names[verdict],
  correct,
  ...explained(analysisHtml),
});

/** How a question of a result was marked, in the form of the component, with as much as the policy shows. */
export function outcomeOf(question: MarkedQuestion | ReviewedQuestion): QuestionOutcome {
  const { verdict, gotScore } = question;
  const marked = { verdict: names[verdict], ...(gotScore !== undefined && { gotScore }) };
  if (!('correct' in question)) return marked;
  const { correct, analysisHtml, markerComment } = question;
  return {
    ...marked,
    correct,
    ...explained(analysisHtml),
    ...(markerComment !== undefined && { comment: markerComment }),
  };
}
