import type { Client } from '@stoa/api';
import { idle } from '@stoa/ui/idle';

/** The calls that a person may be waiting for. */
const awaited = new Set<Promise<unknown>>();

function followed<Data>(call: { readonly background?: boolean }, work: Promise<Data>): Promise<Data> {
  if (call.background === true) return work;
  awaited.add(work);
  const drop = () => void awaited.delete(work);
  work.then(drop, drop);
  return work;
}

/** A client that records its calls, so that {@link whenIdle} can wait for them. */
export const followCalls = (client: Client): Client => ({
  ...client,
  call: (call, ...rest) => followed(call, client.call(call, ...rest)),
  send: (call, ...rest) => followed(call, client.send(call, ...rest)),
});

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** The longest time that a call delays the rest of a page. */
const longestWaitMs = 5000;

const answered = (): Promise<unknown> =>
  Promise.race([Promise.allSettled(awaited), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);

/**
 * Runs work after the page has loaded, its calls are answered and the browser is idle, because such work
 * shares the connection and the processor with what a person waits for.
 */
export const whenIdle = (work: () => void): void => void loaded().then(answered).then(idle).then(work);
