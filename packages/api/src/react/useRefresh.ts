import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { AnyCall } from '../contract/define.ts';

/** The position of the call's id in the keys of `useApi`. */
const callIn = (key: unknown): unknown => (Array.isArray(key) ? key[3] : undefined);

/**
 * Calls again for every answer of a call that is shown, whatever its request, after one part of a page has
 * changed data that other parts show as well.
 */
export function useRefresh(call: AnyCall): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => callIn(key) === call.id);
  }, [mutate, call]);
}
