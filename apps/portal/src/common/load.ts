import { isNotOffered, type ApiError } from '@stoa/api';
import type { ApiResult } from '@stoa/api/react';
import { ErrorCode } from '@stoa/domain';
import type { Failure, Load } from '@stoa/pages/common';
import { causeOf } from './cause.ts';

type Answer<Data> = Pick<ApiResult<Data>, 'data' | 'error' | 'reload'>;

/** The state of a call that has not been made yet. */
export const waiting = { data: undefined, error: undefined, reload: () => Promise.resolve() };

/** Refusals that stay the same however often the call is made. */
const finalCodes: ReadonlySet<number> = new Set([
  ErrorCode.NoPermission,
  ErrorCode.NotFound,
  ErrorCode.ModuleClosed,
]);

/** The failure of a call as it is shown to a person. */
export function failureOf(error: ApiError): Failure {
  const message = 'msg' in error && error.msg?.trim();
  // A server that fails still answers, with a status, so the network is not the cause.
  const cause = error.kind === 'network' && error.status ? 'other' : causeOf(error);
  const final = error.kind === 'business' && finalCodes.has(error.code) ? { final: true } : {};
  return message ? { message, ...final } : cause === 'other' ? {} : { kind: cause };
}

/** The failure of a section; without an error, its code or messages did not load. */
export const notLoaded = (
  error: ApiError | undefined,
  onRetry: () => void,
): Extract<Load<never>, { state: 'failed' | 'absent' }> =>
  isNotOffered(error)
    ? { state: 'absent' }
    : { state: 'failed', onRetry, ...(error ? failureOf(error) : { kind: 'network' }) };

/**
 * The state of a call in the form of a section's state. Data that has loaded is kept, even when loading it
 * again has failed.
 */
export function loadOf<Data>(answer: Answer<Data>): Load<Data>;
/** The same state with a value that is made from the answer. */
export function loadOf<Data, View>(answer: Answer<Data>, view: (data: Data) => View): Load<View>;
export function loadOf<Data, View>(
  { data, error, reload }: Answer<Data>,
  view?: (data: Data) => View,
): Load<Data | View> {
  if (data !== undefined) return { state: 'ready', data: view ? view(data) : data };
  if (error) return notLoaded(error, () => void reload());
  return { state: 'loading' };
}

/**
 * The state of one page of a list: the rows of the page before are kept until those of this page have loaded.
 */
export function pageLoadOf<Page extends Pick<ApiResult<unknown>, 'loading' | 'error' | 'reload'>>(
  page: Page,
): Load<Page> {
  return loadOf({ ...page, data: page.loading || page.error ? undefined : page });
}
