import type { ApiError } from '@stoa/api';
import type { ExternalEntry } from '@stoa/api/contract/exam';
import { AttemptState, ErrorCode } from '@stoa/domain';
import type { GuestRefusal } from '@stoa/pages/exam/ExternalExamPage';

/** Where a guest goes whom the server has let in. */
export type Way =
  /** Answers the attempt that goes on, or a new one. */
  | { readonly to: 'sit'; readonly attemptId: number | undefined }
  /** May not begin now; `attemptId` is what they handed in last. */
  | { readonly to: 'blocked'; readonly message: string; readonly attemptId: number | undefined };

/** An attempt in progress goes on, also where another one may not begin. */
export function wayOf({ attempts, canStart, blockMsg = '' }: ExternalEntry): Way {
  const open = attempts.find(({ state }) => state === AttemptState.InProgress);
  if (open !== undefined || canStart) return { to: 'sit', attemptId: open?.attemptId };
  return { to: 'blocked', message: blockMsg, attemptId: attempts.at(-1)?.attemptId };
}

/** The phone number was given with another name; the form says so at the field, so no dialog does. */
export const isNameTaken = (error: { readonly kind: string; readonly code?: number }): boolean =>
  error.kind === 'business' && error.code === ErrorCode.ParamInvalid;

/** What a refused form says; `undefined` where the dialog has said it and the exam itself shows it. */
export function refusalOf(error: ApiError): GuestRefusal | undefined {
  if (isNameTaken(error)) return 'nameTaken';
  if (error.kind !== 'business') return 'lost';
  if (error.code === ErrorCode.ExamPassword) return 'passwordWrong';
  return error.code === ErrorCode.TooFrequent ? 'tooMany' : undefined;
}
