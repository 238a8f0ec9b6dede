import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../client/createClient.ts';
import { isApiError } from '../client/errors.ts';
import type { ApiError } from '../client/errors.ts';
import { createIntention } from '../client/intention.ts';
import type { RequestFor } from '../client/intention.ts';
import type { AnyCall, DataOf } from '../contract/define.ts';
import { useClient } from './context.tsx';

/** How an action ended: with data or with an error. */
export type ActionResult<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

export interface ApiAction<C extends AnyCall> {
  /**
   * Runs the call and never rejects. While one run is pending, another is ignored and returns `undefined`, so
   * a double click has one effect. An idempotent call gets its key here: the same request, tried again after
   * a failure that left its outcome open, has the same key.
   */
  readonly run: (
    request: RequestFor<C>,
    options?: CallOptions,
  ) => Promise<ActionResult<DataOf<C>> | undefined>;
  readonly pending: boolean;
  /** Error of the last run; cleared when the next run starts. */
  readonly error: ApiError | undefined;
}

/** Calls that change something: the person acts once, and the outcome is reported. */
export function useApiAction<C extends AnyCall>(call: C): ApiAction<C> {
  const client = useClient();
  const running = useRef(false);
  const [intention] = useState(createIntention);
  const mounted = useRef(true);
  const [state, setState] = useState<{ pending: boolean; error: ApiError | undefined }>({
    pending: false,
    error: undefined,
  });

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = useCallback(
    async (request: RequestFor<C>, options?: CallOptions) => {
      if (running.current) return undefined;
      running.current = true;
      setState({ pending: true, error: undefined });
      const settle = (error: ApiError | undefined): void => {
        running.current = false;
        intention.settle(error);
        if (mounted.current) setState({ pending: false, error });
      };
      try {
        const key = call.idempotent === true ? { idemKey: intention.keyOf(request) } : {};
        const data = await client.send(call, request, { ...key, ...options });
        settle(undefined);
        return { data };
      } catch (error) {
        // A write continues when its screen is left, so only errors of the client are expected here; any
        // other error is a fault of this code.
        if (!isApiError(error)) throw error;
        settle(error);
        return { error };
      }
    },
    [client, call, intention],
  );
  return { run, ...state };
}
