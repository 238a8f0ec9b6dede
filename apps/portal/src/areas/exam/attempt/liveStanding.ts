import type { Client } from '@stoa/api';
import { openSocket, socketAddress } from '@stoa/api/live';
import { attemptFrame, attemptWatch, type AttemptTicket } from '@stoa/api/contract/exam';
import { AttemptState } from '@stoa/domain';
import { backoffMs, spreadMs } from '@stoa/domain/kernel';
import type { Standing } from './model/events.ts';

const retryDelay = { firstMs: 2_000, longestMs: 60_000 } as const;

export interface LiveOptions {
  readonly client: Client;
  readonly attemptId: number;
  /** The ticket that came with the attempt; without it one is requested. */
  readonly ticket: AttemptTicket | undefined;
  /** Called with the state of the attempt whenever the server sends it. */
  readonly onStanding: (standing: Standing) => void;
}

/**
 * Receives changes of an attempt's time and state over a WebSocket. When the connection fails, it is tried
 * again after a while; meanwhile the attempt learns the same from the answer to each save.
 */
export function followStanding({ client, attemptId, ticket: first, onStanding }: LiveOptions): () => void {
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close: (() => void) | undefined;
  let failures = 0;

  const later = (): void => {
    if (gone.signal.aborted) return;
    failures += 1;
    timer = setTimeout(() => void ask(), spreadMs(backoffMs(failures, retryDelay), Math.random(), 0.5, 1));
  };
  const open = ({ ticket, url }: AttemptTicket): void => {
    close = openSocket({
      address: socketAddress(url, location.href),
      ticket,
      schema: attemptFrame,
      open: (address) => new WebSocket(address),
      onFrame: (frame) => {
        failures = 0;
        onStanding(frame);
      },
      onClose: later,
    });
  };
  const ask = async (): Promise<void> => {
    try {
      const { signal } = gone;
      const standing = await client.send(attemptWatch, { attemptId }, { silent: true, signal });
      onStanding(standing);
      // A back end that issues no tickets has no live connection.
      if (standing.state !== AttemptState.InProgress || standing.wsTicket === undefined) return;
      if (!signal.aborted) open(standing.wsTicket);
    } catch {
      later();
    }
  };
  if (first === undefined) void ask();
  else open(first);
  return () => {
    gone.abort();
    clearTimeout(timer);
    close?.();
  };
}
