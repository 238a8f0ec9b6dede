/** Too many are waiting already: told as HTTP 503 and code 1014, with the place in the queue. */
export class Busy extends Error {
  override readonly name = 'Busy';
  /** The place that the caller would have had; 1 is the next one. */
  readonly place: number;
  readonly retryAfterSeconds: number;

  constructor(place: number, retryAfterSeconds: number) {
    super('Busy');
    this.place = place;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The caller hung up while waiting; nobody reads what is answered. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

export interface TurnsOptions {
  readonly atOnce: number;
  /** Beyond so many the next one is told to come again. */
  readonly mostWaiting: number;
}

const second = 1000;
/** Bounds of the time after which to come again. */
const [leastWait, mostWait] = [3, 15];

/**
 * Lets so many at a time do what is heavy, first come, first served. Who waits holds nothing but the own request: no
 * transaction, no connection of the database.
 */
export class Turns {
  readonly #options: TurnsOptions;
  /** In the order in which they came. */
  readonly #waiting = new Set<() => void>();
  #working = 0;
  /** Of one turn, on the average of the last ones. */
  #workMs = 100;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** Does the work when its turn comes. Throws `Busy` when too many wait, `Gone` when the caller left meanwhile. */
  async take<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    if (this.#working < this.#options.atOnce) this.#working += 1;
    else await this.#wait(gone);
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#workMs += (performance.now() - began - this.#workMs) / 10;
      this.#passOn();
    }
  }

  #wait(gone: AbortSignal | undefined): Promise<void> {
    const { atOnce, mostWaiting } = this.#options;
    const ahead = this.#waiting.size;
    if (ahead >= mostWaiting) {
      // Long enough for some to be through, short enough that nobody sits before an empty door.
      const seconds = Math.ceil((ahead * this.#workMs) / atOnce / 4 / second);
      throw new Busy(ahead + 1, Math.min(Math.max(seconds, leastWait), mostWait));
    }
    return new Promise((begin, fail) => {
      const turn = (): void => {
        gone?.removeEventListener('abort', leave);
        begin();
      };
      const leave = (): void => {
        this.#waiting.delete(turn);
        fail(new Gone());
      };
      if (gone?.aborted === true) return leave();
      gone?.addEventListener('abort', leave, { once: true });
      this.#waiting.add(turn);
    });
  }

  /** The place of who is done goes to who waits longest. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#working -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
