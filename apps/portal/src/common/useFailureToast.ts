import { isApiError, isNotOffered } from '@stoa/api';
import { useLabels } from '@stoa/ui/provider';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../kernel/toast.ts';

/**
 * Shows a toast for a failed action without a dialog: the server could not be reached, or it does not have
 * the call. `lost` replaces the text for the first case.
 */
export function useFailureToast(): (error: unknown, lost?: string) => void {
  const t = useTranslations('shell');
  const { notOffered } = useLabels('errorState');
  return useCallback(
    (error, lost) => {
      if (isNotOffered(error)) void showToast(notOffered.description, 'warning');
      else if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) {
        void showToast(lost ?? t(error.kind), lost === undefined ? 'warning' : 'danger');
      }
    },
    [t, notOffered],
  );
}
