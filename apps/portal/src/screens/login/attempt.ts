import { isApiError } from '@stoa/api';
import { useTranslations } from 'use-intl';
import { prepareDialog } from '../../shell/DialogHost.tsx';
import { showToast } from '../../shell/ToastHost.tsx';

/** Whether the work was done. */
export type Attempt = (work: () => Promise<unknown>) => Promise<boolean>;

/**
 * Runs what may fail on the way in: `false` when it did, which has then been said. What the server answered is said
 * by the dialog; here follow the failures without an answer.
 */
export function useAttempt(): Attempt {
  const t = useTranslations('shell');
  return async (work) => {
    prepareDialog();
    try {
      await work();
      return true;
    } catch (error) {
      // The code of the attempt may not have come either.
      const kind = isApiError(error) ? error.kind : 'network';
      if (kind === 'network' || kind === 'timeout') void showToast(t(kind), 'warning');
      return false;
    }
  };
}
