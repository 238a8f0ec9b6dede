import { isApiError } from '@stoa/api';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { prepareDialog } from '../../common/DialogHost.tsx';
import { showToast } from '../../kernel/toast.ts';
import { inTurn, pauseFor, type Waiting } from './turn.ts';

/** Runs the work and says whether it was done. The signal aborts when the person stops waiting for it. */
export type Attempt = (work: (signal: AbortSignal) => Promise<unknown>) => Promise<boolean>;

export interface Attempts {
  readonly attempt: Attempt;
  /** What the notice says while too many people sign in. */
  readonly waiting: Waiting | undefined;
  readonly stop: () => void;
  /** Whether the last login was refused without a word, by HTTP 401, for which nothing opens a dialog. */
  readonly refused: boolean;
}

/**
 * Runs work of a login that may fail: `false` when it did and the person has been told. An answer of the
 * server is shown by the dialog; failures without an answer are shown here. A person who has to wait for a
 * turn is tried again until it comes.
 */
export function useAttempt(): Attempts {
  const t = useTranslations('shell');
  const [waiting, setWaiting] = useState<Waiting>();
  const [refused, setRefused] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const attempt: Attempt = async (work) => {
    prepareDialog();
    const controller = new AbortController();
    running.current = controller;
    setRefused(false);
    try {
      return await inTurn(work, { tell: setWaiting, pause: pauseFor }, controller.signal);
    } catch (error) {
      setRefused(isApiError(error) && error.kind === 'expired' && error.code === 401);
      // The code of the attempt itself may have failed to load.
      const kind = isApiError(error) ? error.kind : 'network';
      if (kind === 'network' || kind === 'timeout') void showToast(t(kind), 'warning');
      return false;
    }
  };
  return { attempt, waiting, stop, refused };
}
