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

/** The longest time that calls, or pictures, delay the rest of a page. */
const longestWaitMs = 5000;

const within = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);

const answered = (): Promise<unknown> => within(Promise.allSettled(awaited));

/** The pictures on the screen are ready to be painted. */
function pictured(): Promise<unknown> {
  const pictures = [...document.querySelectorAll('img')];
  if (pictures.length === 0) return Promise.resolve();
  const decoded = new Promise((resolve) => {
    // An observer, because asking each picture for its place would make the browser lay out what it skips.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const onScreen = new Set(
        entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target),
      );
      const shown = pictures.filter((picture) => onScreen.has(picture));
      resolve(Promise.allSettled(shown.map((picture) => picture.decode())));
    });
    for (const picture of pictures) observer.observe(picture);
  });
  return within(decoded);
}

/**
 * Runs work after the page has loaded, its calls are answered, its pictures are shown and the browser is idle,
 * because such work shares the connection and the processor with what a person waits for.
 */
export const whenIdle = (work: () => void): void =>
  void loaded().then(answered).then(idle).then(pictured).then(idle).then(work);
