import type { Throttle } from './throttle.ts';

/** Of keys that were found; the older half goes when there are twice as many. */
const mostKnown = 50_000;

export interface TurnstileOptions {
  /** What a key may do that is known. */
  readonly known: Throttle;
  /** What an address may try with keys that nobody knows. */
  readonly strangers: Throttle;
}

/**
 * Counts what callers do with keys that they may have made up: session tokens, QR codes. A key that was found before
 * counts for itself. Any other counts against the address that sends it until it is found, so that making up keys is
 * no way around the bound of an address, and nobody else behind that address is kept out: their keys are known.
 */
export class Turnstile {
  readonly #options: TurnstileOptions;
  #known = new Set<string>();
  #older = new Set<string>();

  constructor(options: TurnstileOptions) {
    this.#options = options;
  }

  /** Throws `Flood`, or counts. What it returns is to be called once the key was found. */
  enter(key: string, address: string): () => void {
    const { known, strangers } = this.#options;
    if (this.#isKnown(key)) {
      known.enter(key);
      return () => undefined;
    }
    strangers.enter(address);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      strangers.takeBack(address);
      this.keep(key);
      known.enter(key);
    };
  }

  /** Remembers a key that was given out here. */
  keep(key: string): void {
    if (this.#known.size >= mostKnown) {
      this.#older = this.#known;
      this.#known = new Set();
    }
    this.#known.add(key);
  }

  #isKnown(key: string): boolean {
    if (this.#known.has(key)) return true;
    if (!this.#older.has(key)) return false;
    this.keep(key);
    return true;
  }
}
