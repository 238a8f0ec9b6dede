import type { AnyCall } from '@stoa/api';
import { useApiAction, type ApiAction } from '@stoa/api/react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../kernel/toast.ts';

/** An action whose failure to reach the server is said in a toast; what was typed stays (screens 0.4). */
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
