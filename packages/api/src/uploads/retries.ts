import { backoffMs, spreadMs, type Backoff } from '@stoa/domain/kernel';
import { isApiError } from '../client/errors.ts';
import { pause } from '../client/waiting.ts';
import { uploadFailure } from './failure.ts';
import { mustBeSame } from './fingerprint.ts';

/** Failures in a row until the person is asked, which takes about two minutes without a connection. */
const mostFailures = 10;
const again: Backoff = { firstMs: 500, longestMs: 20_000 };

export interface RetryOptions {
  readonly signal: AbortSignal;
  /** A random number between 0 and 1. */
  readonly random?: (() => number) | undefined;
  readonly wait?: ((ms: number, signal: AbortSignal) => Promise<void>) | undefined;
  readonly file: File;
  /** The file's fingerprint before the first try. */
  readonly fingerprint: string;
}

/**
 * How long to wait after this number of failures, in ms. The waits grow and vary, so that not all clients
 * call a recovering server at once.
 */
export const waitMs = (failures: number, random: number): number =>
  spreadMs(backoffMs(failures, again), random, 0.5, 1.5);

/** Counts failures in a row and gives up after too many; any success resets the count. */
export function createRetries({
  signal,
  random = Math.random,
  wait = pause,
  file,
  fingerprint,
}: RetryOptions) {
  let failures = 0;
  /** Rejects when the file is no longer as it was, because no further try can succeed then. */
  const check = (): Promise<void> => mustBeSame(file, fingerprint);
  const lost = async (): Promise<void> => {
    await check();
    failures += 1;
    if (failures > mostFailures) throw uploadFailure('network');
    await wait(waitMs(failures, random()), signal);
    signal.throwIfAborted();
  };
  return {
    check,
    /** Resets the count, because a part has arrived. */
    renew: (): void => {
      failures = 0;
    },
    lost,
    /** Repeats a call until there is an answer; only failures of the network are repeated. */
    async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
      for (;;) {
        signal.throwIfAborted();
        try {
          return await question();
        } catch (error) {
          if (!isApiError(error) || (error.kind !== 'network' && error.kind !== 'timeout')) throw error;
        }
        await lost();
      }
    },
  };
}

export type Retries = ReturnType<typeof createRetries>;
