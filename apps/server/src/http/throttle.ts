import type { Clock } from '../clock.ts';

export interface ThrottleOptions {
  /** Failures within the window from which on attempts are refused unseen. */
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Counts failures by key in this process. Attempts that are refused do not count, so nobody can be kept
 * out for longer than one window by tries that were never looked at (decision 31).
 */
export class Throttle {
  readonly #failures = new Map<string, number[]>();
  readonly #options: ThrottleOptions;
  readonly #clock: Clock;

  constructor(options: ThrottleOptions, clock: Clock) {
    this.#options = options;
    this.#clock = clock;
  }

  /** Milliseconds to wait, 0 when an attempt may be made. */
  waitMs(key: string): number {
    const recent = this.#recent(key);
    const oldest = recent.at(-this.#options.limit);
    return oldest === undefined ? 0 : oldest + this.#options.windowMs - this.#clock();
  }

  /** Counts an attempt before its outcome is known, so that parallel guesses cannot slip past the limit. */
  begin(key: string): void {
    this.#failures.set(key, [...this.#recent(key), this.#clock()]);
    if (this.#failures.size > 50_000) this.#forgetOld();
  }

  /** Takes back one attempt that turned out to be no failure. */
  takeBack(key: string): void {
    this.#failures.set(key, this.#recent(key).slice(0, -1));
  }

  /** Forgets all failures of a key, after a success. */
  clear(key: string): void {
    this.#failures.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.#clock() - this.#options.windowMs;
    return (this.#failures.get(key) ?? []).filter((time) => time > since);
  }

  #forgetOld(): void {
    for (const key of this.#failures.keys()) if (this.#recent(key).length === 0) this.#failures.delete(key);
  }
}
