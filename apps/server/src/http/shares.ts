import { Turns } from './turns.ts';
import type { TurnsOptions } from './turns.ts';

/**
 * Gives each key, such as a session, turns of its own, so that whoever sends many calls at once waits for
 * themselves, and everybody else finds a connection of the database free.
 */
export class Shares {
  readonly #options: TurnsOptions;
  /** Only keys with work in progress. */
  readonly #turns = new Map<string, Turns>();

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** Runs the work when it is the turn of its key; throws what {@link Turns.take} throws. */
  async take<T>(key: string, work: () => Promise<T>, gone: () => AbortSignal): Promise<T> {
    const own = this.#turns.get(key) ?? new Turns(this.#options);
    this.#turns.set(key, own);
    try {
      return await own.take(work, own.isFull ? gone() : undefined);
    } finally {
      if (own.isIdle) this.#turns.delete(key);
    }
  }
}
