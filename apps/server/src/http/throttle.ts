import type { Clock } from '../clock.ts';

export interface ThrottleOptions {
  /** The largest number of events of a key in a window; 0 for no limit. */
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Thrown when there are too many events in a window. A call is then answered with 1006, a background call
 * with HTTP 503.
 */
export class Flood extends Error {
  override readonly name = 'Flood';
  readonly seconds: number;

  constructor(waitMs: number) {
    super('Flood');
    this.seconds = Math.ceil(waitMs / 1000);
  }
}

/** Most keys in memory, because callers can make up any number of keys. */
const mostKeys = 100_000;

/**
 * Keeps a flood from one key away from the database. It counts in this process only, in fixed windows of
 * time; limits that must hold across processes and restarts are counted in `counters.ts`.
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

  /** Milliseconds to wait; 0 when the limit allows one more. */
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
    const before = this.#counts.get(key);
    if (before === undefined && this.#counts.size >= mostKeys) {
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined) this.#counts.delete(oldest);
    }
    this.#counts.set(key, (before ?? 0) + 1);
  }

  /** Counts an event; throws `Flood` when the limit is reached. */
  enter(key: string): void {
    const waitMs = this.waitMs(key);
    if (waitMs > 0) throw new Flood(waitMs);
    this.begin(key);
  }

  /** Removes a counted event, because it should not have counted. */
  takeBack(key: string): void {
    const count = this.#counts.get(key);
    if (count === undefined) return;
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}
