/** The queue is full or too slow: answered with HTTP 503 and code 1014, with the place in the queue. */
export class Busy extends Error {
  override readonly name = 'Busy';
  /** The caller's place in the queue, if it had been accepted; 1 is the next one. */
  readonly place: number;
  readonly retryAfterSeconds: number;

  constructor(place: number, retryAfterSeconds: number) {
    super('Busy');
    this.place = place;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The caller disconnected while waiting, so nobody reads the answer. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

export interface TurnsOptions {
  readonly atOnce: number;
  /** Longest queue; further callers are asked to try again later, as are those who would wait for too long. */
  readonly mostWaiting: number;
}

const second = 1000;
/**
 * The longest expected wait for which a caller is let into the queue. It is less than the minute after which
 * a client gives up, because such a client would wait in vain and learn less than one that is refused.
 */
const longestWaitMs = 50 * second;
/** The shortest and the longest time in seconds that a refused caller is asked to wait. */
const [leastWait, mostWait] = [3, 15];

/**
 * Runs a limited number of heavy tasks at a time, first come, first served. A waiting task holds nothing but
 * its own request: no transaction and no connection of the database.
 */
export class Turns {
  readonly #options: TurnsOptions;
  /** Waiting tasks in the order of arrival. */
  readonly #waiting = new Set<() => void>();
  #working = 0;
  /** Average duration of the last tasks. */
  #workMs = 100;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#working === 0;
  }

  /** Whether the next task has to wait. */
  get isFull(): boolean {
    return this.#working >= this.#options.atOnce;
  }

  /**
   * Runs the work when its turn comes. Throws `Busy` when the queue is full or moves too slowly, `Gone` when the caller has
   * disconnected meanwhile.
   */
  async take<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    if (this.isFull) await this.#wait(gone);
    else this.#working += 1;
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
    const expectedMs = (ahead * this.#workMs) / atOnce;
    if (ahead >= mostWaiting || expectedMs > longestWaitMs) {
      // A quarter of the expected wait: long enough for some tasks to finish, and short enough that the queue
      // is not empty before the caller comes back.
      const seconds = Math.ceil(expectedMs / 4 / second);
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

  /** Starts the task that has waited longest. */
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
