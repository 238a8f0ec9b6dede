import type { ApiResult } from '@stoa/api/react';
import type { Load } from '@stoa/pages/common';

type Answer<Data> = Pick<ApiResult<Data>, 'data' | 'error' | 'reload'>;

/** The state of a call that is not made yet. */
export const waiting = { data: undefined, error: undefined, reload: () => Promise.resolve() };

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
  if (error) return { state: 'failed', onRetry: () => void reload() };
  return { state: 'loading' };
}

/** One page of a list: the rows of the page before stay until those of this page have loaded. */
export function pageLoadOf<Page extends Pick<ApiResult<unknown>, 'loading' | 'error' | 'reload'>>(
  page: Page,
): Load<Page> {
  return loadOf({ ...page, data: page.loading || page.error ? undefined : page });
}
