import type { AnyCall } from '@stoa/api';
import { useApiAction, type ApiAction } from '@stoa/api/react';
import { useCallback } from 'react';
import { useFailureToast } from './useFailureToast.ts';

/**
 * An action that shows a toast when the server could not be reached or lacks the call; typed text is kept.
 */
export function useToldAction<C extends AnyCall>(call: C): ApiAction<C> {
  const tell = useFailureToast();
  const { run, ...rest } = useApiAction(call);
  const told = useCallback<ApiAction<C>['run']>(
    async (request, options) => {
      const result = await run(request, options);
      tell(result?.error);
      return result;
    },
    [run, tell],
  );
  return { ...rest, run: told };
}
