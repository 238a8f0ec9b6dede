import { busyOf, isApiError, isNotOffered } from '@stoa/api';
import { ErrorCode } from '@stoa/domain';
import { notOffered, type Failure } from './model/state.ts';

/** What a call that has failed means for an attempt: try again, give up, or wait for the next login. */
export function failureOf(error: unknown): Failure {
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
      // A gateway has answered in the place of the server.
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
