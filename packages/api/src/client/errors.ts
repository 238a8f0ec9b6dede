import type { CallFacts } from '../contract/define.ts';

/** The caller's place in the queue when too many are waiting (code 1014, HTTP 503). */
export interface Busy {
  /** Place in the queue; 1 is the next one. */
  readonly place: number;
  readonly retryAfterSeconds: number;
}

/**
 * The ways in which a call can fail.
 * - `business`: the server has refused; `msg` may be empty. `busy` when the caller only has to wait for a
 * turn.
 * - `envelope`: the answer is not an envelope (specification point 7), such as the page of a captive portal.
 * - `shape`: code 200, but `data` lacks `field`, without which nothing can be shown; `msg` when the server
 * sent a message other than that the call succeeded.
 * - `network`: no answer, or the failure page of a gateway; `offline` when this device has no connection at
 * all.
 * - `timeout`: no complete answer within 60 s.
 * - `expired`: code 202 or HTTP 401; the session is over.
 * - `absent`: this back end does not have the call, so nothing was sent (`offers` of the client).
 * - `aborted`: nobody needs the answer any more, or it belongs to an earlier session.
 */
export type ApiFault =
  | {
      readonly kind: 'business';
      readonly code: number;
      readonly msg: string;
      readonly status: number;
      readonly busy?: Busy;
    }
  | { readonly kind: 'envelope'; readonly status: number }
  | { readonly kind: 'shape'; readonly field: string; readonly msg?: string }
  | { readonly kind: 'network'; readonly status?: number; readonly offline?: true }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'expired'; readonly code: 202 | 401 }
  | { readonly kind: 'absent' }
  | { readonly kind: 'aborted' };

export type ApiErrorKind = ApiFault['kind'];

/** Every rejected call rejects with this. It contains no address, because addresses contain the token. */
export type ApiError = Error & ApiFault & { readonly call: CallFacts['id']; readonly path: string };

export const apiError = (call: CallFacts, fault: ApiFault): ApiError =>
  Object.assign(new Error(`${call.id} ${call.path}: ${fault.kind}`), fault, {
    name: 'ApiError',
    call: call.id,
    path: call.path,
  });

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';

/**
 * The caller's place in the queue, when the call was refused only because too many are waiting; it may be
 * tried again.
 */
export const busyOf = (fault: ApiFault): Busy | undefined =>
  fault.kind === 'business' ? fault.busy : undefined;

/**
 * Whether the fault means that the back end does not have the call: it is not among the calls of the
 * installation, or it is an extension that was answered with HTTP 404 or, as gateways do, with code 404.
 */
export const isAbsent = (call: CallFacts['id'], fault: ApiFault): boolean =>
  fault.kind === 'absent' ||
  (call.startsWith('X') &&
    (('status' in fault && fault.status === 404) || ('code' in fault && fault.code === 404)));

/** Whether this back end does not have the call, so that everything that needs it is hidden. */
export const isNotOffered = (error: unknown): boolean => isApiError(error) && isAbsent(error.call, error);
