import { busyOf, isApiError, isNotOffered } from '@stoa/api';
import { ErrorCode } from '@stoa/domain';

/**
 * `offline`: this device has no connection; `network`: no answer came; `server`: the answer could not be read
 * or was an error of the server.
 */
export type Trouble = 'offline' | 'network' | 'server';

/** Why a call has failed, for code that repeats calls automatically. */
export type CallFailure =
  /** Repeating the call may help. */
  | { readonly kind: 'trouble'; readonly why: Trouble }
  /** The server has refused with a message; the same request would be refused again. */
  | { readonly kind: 'refused'; readonly code: number; readonly msg: string }
  /** The session has ended. */
  | { readonly kind: 'over' };

/** The code of a refusal that means that the back end does not have the call. */
export const notOffered = 404;

/**
 * Decides what a failed call means for code that repeats calls: repeat it, give up, or wait for the next
 * login.
 */
export function callFailureOf(error: unknown): CallFailure {
  if (!isApiError(error)) return { kind: 'trouble', why: 'server' };
  if (isNotOffered(error)) return { kind: 'refused', code: notOffered, msg: '' };
  switch (error.kind) {
    case 'business': {
      const { code, msg, status } = error;
      const isPassing =
        busyOf(error) !== undefined ||
        status >= 500 ||
        code === ErrorCode.Server ||
        code === ErrorCode.TooFrequent ||
        code === ErrorCode.SignatureInvalid;
      return isPassing ? { kind: 'trouble', why: 'server' } : { kind: 'refused', code, msg };
    }
    case 'network':
      if (error.offline) return { kind: 'trouble', why: 'offline' };
      // A gateway has answered instead of the server.
      return { kind: 'trouble', why: error.status === undefined ? 'network' : 'server' };
    case 'timeout':
      return { kind: 'trouble', why: 'network' };
    case 'envelope':
    case 'shape':
      return { kind: 'trouble', why: 'server' };
    case 'absent':
      return { kind: 'refused', code: notOffered, msg: '' };
    case 'expired':
    case 'aborted':
      return { kind: 'over' };
    default:
      return error satisfies never;
  }
}
