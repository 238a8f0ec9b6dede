import { isApiError } from '@stoa/api';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { prepareDialog } from '../../common/DialogHost.tsx';
import { causeOf } from '../../common/cause.ts';
import { showToast } from '../../kernel/toast.ts';
import { inTurn, pauseFor, type Waiting } from './turn.ts';

/** Runs the work and resolves to whether it succeeded. The signal aborts when the person stops waiting. */
export type Attempt = (work: (signal: AbortSignal) => Promise<unknown>) => Promise<boolean>;

export interface Attempts {
  readonly attempt: Attempt;
  /** The state of the notice that too many people are signing in. */
  readonly waiting: Waiting | undefined;
  readonly stop: () => void;
  /** Whether the last login was refused by HTTP 401 without a message, for which no dialog opens. */
  readonly refused: boolean;
}

/**
 * Runs a part of a login that may fail: `false` if it has failed and the person was told why. An error code
 * of the server is shown in the dialog; failures without an answer are shown here. If the server is too busy,
 * the login is repeated until it is the person's turn.
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
      const isTimeout = isApiError(error) && error.kind === 'timeout';
      // Answers of the server are shown in the dialog, so only other failures are shown here.
      if (causeOf(error) === 'network') void showToast(t(isTimeout ? 'timeout' : 'network'), 'warning');
      else if (!isApiError(error)) void showToast(t('dialog.abnormal'), 'warning');
      return false;
    }
  };
  return { attempt, waiting, stop, refused };
}
