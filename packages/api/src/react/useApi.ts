import { LoadState } from '@stoa/domain';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import { isApiError } from '../client/errors.ts';
import type { ApiError } from '../client/errors.ts';
import type { AnyCall, DataOf, RequestOf } from '../contract/define.ts';
import { useClientScope } from './context.tsx';
import { board, flightSignal } from './flights.ts';

export interface UseApiOptions {
  /** Keeps showing the last answer of this session while another request runs (`stale` is then true). */
  keepPrevious?: boolean;
  /**
   * The number of seconds after which the call is made again, while the page is visible; it is also made when
   * the page becomes visible.
   */
  pollSeconds?: number;
  /** Opens no error dialog, because the section shows the failure itself. */
  silent?: boolean;
}

export interface ApiResult<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  /** Whether there is no data yet and the answer is awaited. */
  readonly loading: boolean;
  /** Whether `data` belongs to the previous request. */
  readonly stale: boolean;
  /** Makes the call again; settles when the answer has come, and never rejects. */
  readonly reload: () => Promise<void>;
  /**
   * State of loading (specification point 4): not loaded without a request, loaded once there is data or an
   * error.
   */
  readonly state: LoadState;
}

interface Kept<Data> {
  /** The session and request that the data belongs to. */
  readonly scope: string;
  readonly key: string;
  readonly data: Data;
}

const realError = (error: unknown): ApiError | undefined =>
  isApiError(error) && error.kind !== 'aborted' ? error : undefined;

function stateOf(asked: boolean, settled: boolean): LoadState {
  if (!asked) return LoadState.NotLoad;
  return settled ? LoadState.Loaded : LoadState.Loading;
}

/**
 * Reads a call. With `null` instead of a request nothing is called; a call that needs a session waits for
 * one. The key is `[generation, companyId, locale, call.id, request]`, so an answer is never shown to another
 * session, company or language.
 */
export function useApi<C extends AnyCall>(
  call: C,
  request: RequestOf<C> | null,
  { keepPrevious = false, pollSeconds = 0, silent = false }: UseApiOptions = {},
): ApiResult<DataOf<C>> {
  const { client, locale } = useClientScope();
  const { session } = client;
  const generation = useSyncExternalStore(
    session.subscribe,
    () => session.generation,
    () => session.generation,
  );
  const { access_token, companyId } = useSyncExternalStore(session.subscribe, session.get, session.get);
  const asked = request !== null && (call.auth !== 'session' || access_token !== '');

  const scope = `${generation}.${companyId}.${locale}`;
  const key = asked ? ([generation, companyId, locale, call.id, request] as const) : null;
  const keyText = unstable_serialize(key);

  const fetcher = async (): Promise<Kept<DataOf<C>>> => {
    const data = await client.send(call, request, { signal: flightSignal(keyText), silent });
    return { scope, key: keyText, data };
  };
  // The early answer is read for the first render only; later the data comes from the cache or the server.
  const [early] = useState(() => {
    const data = asked ? client.early(call, request) : undefined;
    return data === undefined ? undefined : { scope, key: keyText, data };
  });
  const swr = useSWR<Kept<DataOf<C>>, unknown>(key, fetcher, {
    ...(early?.key === keyText ? { fallbackData: early } : {}),
    keepPreviousData: keepPrevious,
    refreshInterval: pollSeconds * 1000,
    revalidateOnFocus: pollSeconds > 0,
  });

  useEffect(() => (keyText === '' ? undefined : board(keyText)), [keyText]);

  const { mutate } = swr;
  const reload = useCallback(
    () =>
      mutate().then(
        () => undefined,
        () => undefined,
      ),
    [mutate],
  );

  const kept = swr.data?.scope === scope && asked ? swr.data : undefined;
  const stale = kept !== undefined && kept.key !== keyText;
  const error = asked ? realError(swr.error) : undefined;
  const settled = kept !== undefined || error !== undefined;
  const data = kept?.data;
  return useMemo(
    () => ({ data, error, loading: asked && !settled, stale, reload, state: stateOf(asked, settled) }),
    [data, error, asked, settled, stale, reload],
  );
}
