import { isApiError } from '@stoa/api';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { prepareDialog } from '../../common/DialogHost.tsx';
import { showToast } from '../../kernel/toast.ts';
import { inTurn, pauseFor, type Waiting } from './turn.ts';

/** Whether the work was done. The signal says that the person no longer waits for it. */
export type Attempt = (work: (signal: AbortSignal) => Promise<unknown>) => Promise<boolean>;

export interface Attempts {
  readonly attempt: Attempt;
  /** What is said while too many sign in. */
  readonly waiting: Waiting | undefined;
  readonly stop: () => void;
}

/**
 * Runs what may fail on the way in: `false` when it did, which has then been said. What the server answered is said
 * by the dialog; here follow the failures without an answer. Who has to wait for a turn is tried again until it comes.
 */
export function useAttempt(): Attempts {
  const t = useTranslations('shell');
  const [waiting, setWaiting] = useState<Waiting>();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const attempt: Attempt = async (work) => {
    prepareDialog();
    const controller = new AbortController();
    running.current = controller;
    try {
      return await inTurn(work, { tell: setWaiting, pause: pauseFor }, controller.signal);
    } catch (error) {
      // The code of the attempt may not have come either.
      const kind = isApiError(error) ? error.kind : 'network';
      if (kind === 'network' || kind === 'timeout') void showToast(t(kind), 'warning');
      return false;
    }
  };
  return { attempt, waiting, stop };
}
