import type { Throttle } from './throttle.ts';

/** Number of known keys that are kept in memory; the older half is dropped when there are twice as many. */
const mostKnown = 50_000;

export interface TurnstileOptions {
  /** Limit for each known key. */
  readonly known: Throttle;
  /** Limit for each address that sends unknown keys. */
  readonly unknown: Throttle;
  /** The name under which a key may have been kept instead of the key itself, such as its hash. */
  readonly nameOf?: (key: string) => string;
}

/**
 * Counts calls with keys that a caller may have made up: session tokens, QR codes. A key that was found
 * before has a count of its own. An unknown key is counted for the address that sends it, so that made-up
 * keys do not get around the limit of an address, while other people behind that address are not affected,
 * because their keys are known.
 */
export class Turnstile {
  readonly #options: TurnstileOptions;
  #known = new Set<string>();
  #older = new Set<string>();

  constructor(options: TurnstileOptions) {
    this.#options = options;
  }

  /** Counts a call, or throws `Flood`. The returned function must be called once the key was found. */
  enter(key: string, address: string): () => void {
    const { known, unknown } = this.#options;
    if (this.#isKnown(key)) {
      known.enter(key);
      return () => undefined;
    }
    unknown.enter(address);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      unknown.takeBack(address);
      this.keep(key);
      known.enter(key);
    };
  }

  /** Remembers a key, or the name of one, as known, because it was issued here or in another process. */
  keep(key: string): void {
    if (this.#known.size >= mostKnown) {
      this.#older = this.#known;
      this.#known = new Set();
    }
    this.#known.add(key);
  }

  #isKnown(key: string): boolean {
    if (this.#known.has(key)) return true;
    const name = this.#older.has(key) ? key : this.#options.nameOf?.(key);
    if (name === undefined || !(this.#older.has(name) || this.#known.has(name))) return false;
    this.keep(key);
    return true;
  }
}
