interface Holder {
  readonly stop: () => void;
  readonly done: Promise<void>;
}

const nothing = (): void => undefined;

/**
 * One request at a time for an upload. Who comes later takes over, because a line that is cut often looks alive to
 * the server long after its sender has come back.
 */
export class TakeOverLocks {
  readonly #holders = new Map<string, Holder>();

  /** Stops who has it, waits until that one is done, and answers how to give it back. `stop` is for the next. */
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
