import { isNotOffered, type ApiError } from '@stoa/api';
import type { ApiResult } from '@stoa/api/react';
import type { Failure, Load } from '@stoa/pages/common';

type Answer<Data> = Pick<ApiResult<Data>, 'data' | 'error' | 'reload'>;

/** The state of a call that is not made yet. */
export const waiting = { data: undefined, error: undefined, reload: () => Promise.resolve() };

/** What a failure is called where the server said nothing: only a lost network is called one. */
const kinds: Readonly<Partial<Record<ApiError['kind'], Failure['kind']>>> = {
  network: 'network',
  timeout: 'network',
  envelope: 'unreadable',
  shape: 'unreadable',
};

/** What a person is told of a failed call. */
export function failureOf(error: ApiError): Failure {
  const message = 'msg' in error && error.msg?.trim();
  const kind = kinds[error.kind];
  return message ? { message } : kind ? { kind } : {};
}

/** What a section shows of a failed call; without an error, its code or words did not load. */
export const notLoaded = (
  error: ApiError | undefined,
  onRetry: () => void,
): Extract<Load<never>, { state: 'failed' | 'absent' }> =>
  isNotOffered(error)
    ? { state: 'absent' }
    : { state: 'failed', onRetry, ...(error ? failureOf(error) : { kind: 'network' }) };

/**
 * The state of a call, as a section of a page shows it. An answer that has loaded stays, also when loading it
 * again failed.
 */
export function loadOf<Data>(answer: Answer<Data>): Load<Data>;
/** The same for a value that is made from the answer. */
export function loadOf<Data, View>(answer: Answer<Data>, view: (data: Data) => View): Load<View>;
export function loadOf<Data, View>(
  { data, error, reload }: Answer<Data>,
  view?: (data: Data) => View,
): Load<Data | View> {
  if (data !== undefined) return { state: 'ready', data: view ? view(data) : data };
  if (error) return notLoaded(error, () => void reload());
  return { state: 'loading' };
}

/** One page of a list: the rows of the page before stay until those of this page have loaded. */
export function pageLoadOf<Page extends Pick<ApiResult<unknown>, 'loading' | 'error' | 'reload'>>(
  page: Page,
): Load<Page> {
  return loadOf({ ...page, data: page.loading || page.error ? undefined : page });
}
