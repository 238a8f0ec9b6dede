import { newIdemKey } from '@stoa/api';
import { backoffMs } from '@stoa/domain/kernel';
import type { LoginResult, QrPoll, QrTicket } from '@stoa/api/contract/login';
import { QrStatus } from '@stoa/domain';
import { causeOf } from '../../common/cause.ts';

/** `failed` when the network failed, `refused` when there is no code for any other reason. */
type FailedState = 'failed' | 'refused';

const failedState = (error: unknown): FailedState => (causeOf(error) === 'network' ? 'failed' : 'refused');

/** The state of the login by QR code. */
export type QrStep =
  | { readonly state: 'loading' | FailedState; readonly value?: string }
  | { readonly state: 'ready' | 'expired' | 'cancelled'; readonly value: string }
  | {
      readonly state: 'scanned';
      readonly value: string;
      readonly person: { readonly name: string; readonly avatar?: string | undefined };
    }
  | { readonly state: 'confirmed'; readonly value: string; readonly login: LoginResult };

/** The same in every poll of a code, so that the server answers a login again whose first answer was lost. */
export interface QrAsked extends Pick<QrTicket, 'qrId' | 'pollToken'> {
  readonly idemKey: string;
}

export interface QrPorts {
  readonly create: (signal: AbortSignal) => Promise<QrTicket>;
  readonly poll: (asked: QrAsked, signal: AbortSignal) => Promise<QrPoll>;
  /** Settles at once while the page is visible, else when it becomes visible again. */
  readonly untilSeen: (signal: AbortSignal) => Promise<void>;
}

const leastMs = 2000;
const mostMs = 15_000;
const failuresMost = 3;

/**
 * Milliseconds until the next poll: never sooner than the server's interval, and longer after each failure.
 */
export const pauseAfter = (pollIntervalMs: number, failures: number): number =>
  backoffMs(failures + 1, {
    firstMs: Math.min(Math.max(Number.isFinite(pollIntervalMs) ? pollIntervalMs : leastMs, leastMs), mostMs),
    longestMs: Number.POSITIVE_INFINITY,
  });

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/** The step that a poll's answer means; a confirmed login that somebody else has collected is over. */
function stepOf(value: string, { status, name = '', avatar, login }: QrPoll): QrStep {
  switch (status) {
    case QrStatus.Created:
      return { state: 'ready', value };
    case QrStatus.Scanned:
      return { state: 'scanned', value, person: { name, avatar } };
    case QrStatus.Confirmed:
      return login ? { state: 'confirmed', value, login } : { state: 'expired', value };
    case QrStatus.Expired:
      return { state: 'expired', value };
    case QrStatus.Cancelled:
      return { state: 'cancelled', value };
    default:
      return status satisfies never;
  }
}

const goesOn = ({ state }: QrStep): boolean => state === 'ready' || state === 'scanned';

async function follow(ports: QrPorts, tell: (step: QrStep) => void, signal: AbortSignal): Promise<void> {
  const ticket = await ports.create(signal);
  const value = ticket.qrContent;
  const { qrId, pollToken } = ticket;
  const asked: QrAsked = { qrId, pollToken, idemKey: newIdemKey() };
  tell({ state: 'ready', value });
  let failures = 0;
  while (!signal.aborted) {
    await pause(pauseAfter(ticket.pollIntervalMs, failures), signal);
    await ports.untilSeen(signal);
    if (signal.aborted) return;
    try {
      const step = stepOf(value, await ports.poll(asked, signal));
      failures = 0;
      tell(step);
      if (!goesOn(step)) return;
    } catch (error) {
      failures += 1;
      if (failures < failuresMost) continue;
      tell({ state: failedState(error), value });
      return;
    }
  }
}

/**
 * Fetches a QR code for this browser and polls it to its end. After the signal nothing is reported, because
 * the panel is closed. An expired code is not replaced automatically; the person asks for the next one.
 */
export async function followQr(
  ports: QrPorts,
  tell: (step: QrStep) => void,
  signal: AbortSignal,
): Promise<void> {
  const tellWanted = (step: QrStep) => {
    if (!signal.aborted) tell(step);
  };
  tellWanted({ state: 'loading' });
  try {
    await follow(ports, tellWanted, signal);
  } catch (error) {
    tellWanted({ state: failedState(error) });
  }
}

/** Settles when the page is visible. */
export const untilSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (!document.hidden || signal.aborted) return done();
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      done();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
  });
