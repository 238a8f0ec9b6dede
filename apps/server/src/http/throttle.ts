import type { Clock } from '../clock.ts';

export interface ThrottleOptions {
  /** How much a key may do in a window; without a bound when it is 0. */
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Keeps a flood from one key away from the database: counts in this process alone, by windows of the clock. What
 * must hold across processes and restarts is counted in `counters.ts`.
 */
export class Throttle {
  #counts = new Map<string, number>();
  #window = 0;
  readonly #options: ThrottleOptions;
  readonly #clock: Clock;

  constructor(options: ThrottleOptions, clock: Clock) {
    this.#options = options;
    this.#clock = clock;
  }

  /** Milliseconds to wait, 0 when there is room. */
  waitMs(key: string): number {
    const { limit, windowMs } = this.#options;
    const now = this.#clock();
    const window = Math.floor(now / windowMs);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts = new Map();
    }
    const full = limit > 0 && (this.#counts.get(key) ?? 0) >= limit;
    return full ? (window + 1) * windowMs - now : 0;
  }

  begin(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }
}
