import type { Strike } from './schedule.ts';

/**
 * How an exchange ended for the client: answered in full, cut by a fault, frozen by a fault without an
 * answer, abandoned by the client, or unreachable because there was no server.
 */
export type Outcome = 'open' | 'answered' | 'cut' | 'frozen' | 'left' | 'unreachable';

export interface Entry {
  readonly n: number;
  /** Time of the exchange, in milliseconds since the proxy started. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  /** The query without the access token. */
  readonly query: string;
  readonly upgrade: boolean;
  readonly strikes: readonly Strike[];
  /** How many times the server got the request. */
  readonly reached: number;
  /** Status that the client got. */
  readonly status: number | undefined;
  /** Bytes of the body that the client got. */
  readonly sent: number;
  readonly outcome: Outcome;
}

/** A successful answer (envelope code 200) that a client has received in full. */
export interface Ack {
  readonly n: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Body of the request: parsed JSON, or text. */
  readonly body: unknown;
  readonly data: unknown;
}

export type Writable<T> = { -readonly [K in keyof T]: T[K] };

interface Waiting {
  readonly test: (entry: Entry) => boolean;
  readonly done: (entry: Entry) => void;
}

/** The record of what the proxy did, and of the successful answers that clients received. */
export class Ledger {
  readonly entries: Entry[] = [];
  readonly acked: Ack[] = [];
  readonly #began = performance.now();
  readonly #onClosed: (entry: Entry) => void;
  #waiting: readonly Waiting[] = [];

  constructor(onClosed: (entry: Entry) => void) {
    this.#onClosed = onClosed;
  }

  open(facts: Pick<Entry, 'method' | 'path' | 'query' | 'upgrade' | 'strikes'>): Writable<Entry> {
    const entry: Writable<Entry> = {
      n: this.entries.length + 1,
      at: Math.round(performance.now() - this.#began),
      ...facts,
      reached: 0,
      status: undefined,
      sent: 0,
      outcome: 'open',
    };
    this.entries.push(entry);
    return entry;
  }

  /**
   * Stores how an exchange ended. Only the first outcome counts, because after a cut by a fault the client
   * disconnects as well.
   */
  close(entry: Writable<Entry>, outcome: Outcome): void {
    if (entry.outcome !== 'open') return;
    entry.outcome = outcome;
    this.#onClosed(entry);
    const met = this.#waiting.filter(({ test }) => test(entry));
    this.#waiting = this.#waiting.filter((one) => !met.includes(one));
    for (const { done } of met) done(entry);
  }

  /** Ends all running exchanges. */
  closeAll(outcome: Outcome): void {
    for (const entry of this.entries) this.close(entry, outcome);
  }

  until(test: (entry: Entry) => boolean): Promise<Entry> {
    const before = this.entries.find((entry) => entry.outcome !== 'open' && test(entry));
    if (before !== undefined) return Promise.resolve(before);
    return new Promise((done) => {
      this.#waiting = [...this.#waiting, { test, done }];
    });
  }
}
