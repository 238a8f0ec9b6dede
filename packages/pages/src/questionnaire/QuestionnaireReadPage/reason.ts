import type { QuestionnaireDetail } from '@stoa/api/contract/questionnaire';
import { isOutsideWindow } from '@stoa/domain';
import type { Answer } from '@stoa/ui/Question';

type Answers = ReadonlyMap<number, Answer>;

/** Why a questionnaire can only be read, and what can be read of the answers. */
export type ReadReason =
  /** It was handed in with the name, at a time in epoch milliseconds. */
  | { readonly kind: 'done'; readonly submitTime: number; readonly answers: Answers }
  /** It was handed in without the name. */
  | { readonly kind: 'anonymous' }
  /** It is not open; `why` in the server's words, and what was written and came too late. */
  | { readonly kind: 'closed'; readonly why: string; readonly answers: Answers };

interface Circumstances {
  /** Why it cannot be answered, in the server's words. */
  readonly why: string;
  /** What was written here and came too late. */
  readonly typed: Answers | undefined;
  /** Current time in epoch milliseconds. */
  readonly now: number;
}

/** Why a questionnaire can only be read. */
export function readReason(
  { questionnaire, record }: QuestionnaireDetail,
  { why, typed, now }: Circumstances,
): ReadReason {
  if (typed !== undefined) return { kind: 'closed', why, answers: typed };
  if (record?.anonymous === false) {
    const { submitTime, answers = [] } = record;
    return {
      kind: 'done',
      submitTime,
      answers: new Map(answers.map(({ questionId, values }) => [questionId, values])),
    };
  }
  // Whoever may not answer one that is open has answered it, and without a record it was without the name.
  return isOutsideWindow(questionnaire, now)
    ? { kind: 'closed', why, answers: new Map() }
    : { kind: 'anonymous' };
}
