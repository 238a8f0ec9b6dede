import type { QuestionnaireDetail } from '@stoa/api/contract/questionnaire';
import { isOutsideWindow } from '@stoa/domain';
import type { Answer } from '@stoa/ui/Question';

type Answers = ReadonlyMap<number, Answer>;

/** Why a questionnaire can only be read, and which answers can be shown. */
export type ReadReason =
  /** It was handed in with the person's name, at a time in epoch milliseconds. */
  | { readonly kind: 'done'; readonly submitTime: number; readonly answers: Answers }
  /** It was handed in anonymously. */
  | { readonly kind: 'anonymous' }
  /**
   * It is not open; `why` is the server's message, and `answers` were written here but not handed in before
   * it closed.
   */
  | { readonly kind: 'closed'; readonly why: string; readonly answers: Answers };

interface Circumstances {
  /** The server's message why it cannot be answered. */
  readonly why: string;
  /** Answers that were written here but not handed in before it closed. */
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
  // A person who may not answer an open questionnaire has answered it already; without a record, the answers
  // were anonymous.
  return isOutsideWindow(questionnaire, now)
    ? { kind: 'closed', why, answers: new Map() }
    : { kind: 'anonymous' };
}
