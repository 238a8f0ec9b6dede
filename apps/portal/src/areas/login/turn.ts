import { busyOf, isApiError, type ApiFault, type Busy } from '@stoa/api';

/** The state shown while the server accepts no more logins. */
export type Waiting = { readonly state: 'waiting'; readonly busy: Busy } | { readonly state: 'trying' };

export interface TurnPorts {
  readonly tell: (waiting: Waiting | undefined) => void;
  /** Settles after this many seconds, or at once when the signal aborts. */
  readonly pause: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** The answer "not your turn yet" is shown in the form and opens no dialog. */
export const untilTurn = { silent: (fault: ApiFault): boolean => busyOf(fault) !== undefined };

/**
 * Runs the function, and repeats it while the server answers that it is not the person's turn. Any other
 * error is thrown; `false` if the person has stopped waiting.
 */
export async function inTurn(
  work: (signal: AbortSignal) => Promise<unknown>,
  { tell, pause }: TurnPorts,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    while (!signal.aborted) {
      try {
        await work(signal);
        return true;
      } catch (error) {
        const busy = isApiError(error) ? busyOf(error) : undefined;
        if (busy === undefined) throw error;
        if (signal.aborted) return false;
        tell({ state: 'waiting', busy });
        await pause(busy.retryAfterSeconds, signal);
        if (!signal.aborted) tell({ state: 'trying' });
      }
    }
    return false;
  } finally {
    tell(undefined);
  }
}

export const pauseFor: TurnPorts['pause'] = (seconds, signal) =>
  new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal.addEventListener('abort', end);
  });
