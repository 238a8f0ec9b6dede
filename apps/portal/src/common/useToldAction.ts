import type { AnyCall } from '@stoa/api';
import { useApiAction, type ApiAction } from '@stoa/api/react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../kernel/toast.ts';

/** An action that shows a toast when the server could not be reached; what was typed stays. */
export function useToldAction<C extends AnyCall>(call: C): ApiAction<C> {
  const t = useTranslations('shell');
  const { run, ...rest } = useApiAction(call);
  const told = useCallback<ApiAction<C>['run']>(
    async (request, options) => {
      const result = await run(request, options);
      const kind = result?.error?.kind;
      if (kind === 'network' || kind === 'timeout') void showToast(t(kind), 'warning');
      return result;
    },
    [run, t],
  );
  return { ...rest, run: told };
}
