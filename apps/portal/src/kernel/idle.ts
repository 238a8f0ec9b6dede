import type { Client } from '@stoa/api';
import { idle } from '@stoa/ui/idle';

/** Calls that somebody may be waiting for. */
const awaited = new Set<Promise<unknown>>();

function followed<Data>(call: { readonly background?: boolean }, work: Promise<Data>): Promise<Data> {
  if (call.background === true) return work;
  awaited.add(work);
  const drop = () => void awaited.delete(work);
  work.then(drop, drop);
  return work;
}

/** The client whose calls the page waits for before it does anything besides. */
export const followCalls = (client: Client): Client => ({
  ...client,
  call: (call, ...rest) => followed(call, client.call(call, ...rest)),
  send: (call, ...rest) => followed(call, client.send(call, ...rest)),
});

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

/** No call keeps the rest of a page away for longer. */
const patienceMs = 5000;

const answered = (): Promise<unknown> =>
  Promise.race([Promise.allSettled(awaited), new Promise((resolve) => setTimeout(resolve, patienceMs))]);

/**
 * After the page is there, with what it asks the server for, and has nothing better to do: work of this kind shares the
 * line and the processor with what a person waits for.
 */
export const whenIdle = (work: () => void): void => void loaded().then(answered).then(idle).then(work);
