import type { ApiResult } from '@stoa/api/react';
import type { Load } from '@stoa/ui/patterns/section';

type Answer<Data> = Pick<ApiResult<Data>, 'data' | 'error' | 'reload'>;

/** A call whose answer nobody looks at yet. */
export const waiting = { data: undefined, error: undefined, reload: () => Promise.resolve() };

/** What a section of a page shows of a call. An answer that is there stays, also when asking again failed. */
export function loadOf<Data, View>(
  { data, error, reload }: Answer<Data>,
  view: (data: Data) => View,
): Load<View> {
  if (data !== undefined) return { state: 'ready', data: view(data) };
  if (error) return { state: 'failed', onRetry: () => void reload() };
  return { state: 'loading' };
}
