interface Holder {
  readonly stop: () => void;
  readonly done: Promise<void>;
}

const nothing = (): void => undefined;

/**
 * Allows one request at a time per upload. A later request takes over, because a connection that was cut
 * often looks alive to the server long after the sender has reconnected.
 */
export class TakeOverLocks {
  readonly #holders = new Map<string, Holder>();

  /**
   * Stops the current holder, waits until it has finished, and returns a function that releases the lock.
   * `stop` is called when the next request takes over.
   */
  async take(key: string, stop: () => void): Promise<() => void> {
    for (let held = this.#holders.get(key); held !== undefined; held = this.#holders.get(key)) {
      held.stop();
      await held.done;
    }
    let tell = nothing;
    const done = new Promise<void>((resolve) => {
      tell = resolve;
    });
    this.#holders.set(key, { stop, done });
    return () => {
      this.#holders.delete(key);
      tell();
    };
  }
}
