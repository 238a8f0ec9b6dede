import { setTimeout as sleep } from 'node:timers/promises';

const nothing = (): void => undefined;

/** Swaps the order of two requests: the first waits until the second is done. */
export class Pairs {
  readonly #held = new Map<string, () => void>();

  /** Resolves when the request may continue, with a function to call when it is done. */
  async pass(rule: string, ms: number, signal: AbortSignal): Promise<() => void> {
    const release = this.#held.get(rule);
    if (release !== undefined) {
      this.#held.delete(rule);
      return release;
    }
    // `Promise.withResolvers` is not used, because packages that compile this file do not have it in their
    // types.
    let resolve = nothing;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    this.#held.set(rule, resolve);
    const done = new AbortController();
    const within = AbortSignal.any([signal, done.signal]);
    await Promise.race([promise, sleep(ms, undefined, { signal: within })]).finally(() => {
      if (this.#held.get(rule) === resolve) this.#held.delete(rule);
      done.abort();
    });
    return nothing;
  }
}
