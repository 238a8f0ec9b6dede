import type { ExternalEntry } from '@stoa/api/contract/exam';
import { AttemptState, ErrorCode } from '@stoa/domain';
import type { GuestRefusal } from '@stoa/pages/exam/ExternalExamPage';

/** The next step of a guest whom the server has let in. */
export type Way =
  /** Continues the attempt with this id, or starts a new one when it is `undefined`. */
  | { readonly to: 'sit'; readonly attemptId: number | undefined }
  /** The guest may not start now; `attemptId` is the attempt that they handed in last. */
  | { readonly to: 'blocked'; readonly message: string; readonly attemptId: number | undefined };

/** The next step of a guest. An attempt in progress is continued, even where a new one may not be started. */
export function wayOf({ attempts, canStart, blockMsg = '' }: ExternalEntry): Way {
  const open = attempts.find(({ state }) => state === AttemptState.InProgress);
  if (open !== undefined || canStart) return { to: 'sit', attemptId: open?.attemptId };
  return { to: 'blocked', message: blockMsg, attemptId: attempts.at(-1)?.attemptId };
}

/** The part of a failed call's error that decides what is shown. */
interface Fault {
  readonly kind: string;
  /** Error code of the server, when it has refused the call. */
  readonly code?: number;
}

/**
 * The message of a refused form; `undefined` where the dialog has shown it, or where the page of the exam
 * shows it.
 */
export function refusalOf(error: Fault): GuestRefusal | undefined {
  if (error.kind !== 'business') return 'lost';
  if (error.code === ErrorCode.ExamPassword) return 'passwordWrong';
  return error.code === ErrorCode.TooFrequent ? 'tooMany' : undefined;
}
