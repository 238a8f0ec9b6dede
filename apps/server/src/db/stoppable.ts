import type { PGliteOptions, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { Embedded } from './embedded.ts';
import { DatabaseStopped } from './storage.ts';

/**
 * The message that PostgreSQL prints before it gives up, as in `2026-03-10 08:00:00.000 UTC [42] PANIC: could
 * not write …`.
 */
const lastWords = /\b(?:FATAL|PANIC): +(.*)$/;

/** Watches PostgreSQL's messages, and whether it is still running. */
class Fate {
  said = '';
  isOver = false;
  readonly waiting = new Set<(error: Error) => void>();
  onStop: (error: DatabaseStopped) => void = () => undefined;

  /** Reads a line of PostgreSQL's output; returns true, because PGlite otherwise prints the line itself. */
  readonly hear = (line: string): boolean => {
    this.said = lastWords.exec(line)?.[1] ?? this.said;
    if (line.startsWith('Aborted(')) this.#end();
    return false;
  };

  #end(): void {
    if (this.isOver) return;
    this.isOver = true;
    const error = this.error();
    for (const reject of this.waiting) reject(error);
    this.waiting.clear();
    this.onStop(error);
  }

  error(): DatabaseStopped {
    return new DatabaseStopped(this.said === '' ? 'PostgreSQL ended' : this.said);
  }
}

/**
 * The embedded database that notices when PostgreSQL stops inside PGlite, for instance because there is no
 * space for its log; PGlite alone would never answer again.
 */
export class Stoppable extends Embedded {
  readonly #fate: Fate;

  constructor(options: PGliteOptions) {
    const fate = new Fate();
    super({ ...options, onStderr: fate.hear });
    this.#fate = fate;
  }

  /** The last message of PostgreSQL when it ended; '' as long as it runs. */
  get lastWords(): string {
    return this.#fate.said;
  }

  get hasStopped(): boolean {
    return this.#fate.isOver;
  }

  /** Calls `listener` when the database has stopped by itself. */
  onStop(listener: (error: DatabaseStopped) => void): void {
    this.#fate.onStop = listener;
  }

  override query<T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.#whileThere(() => super.query<T>(text, params, options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#whileThere(() => super.transaction(work));
  }

  /**
   * Every message is sent here; when PostgreSQL has stopped, PGlite would repeat the same message for ever.
   */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#fate.isOver) throw this.#fate.error();
    return super.execProtocolRawSync(message);
  }

  #whileThere<T>(work: () => Promise<T>): Promise<T> {
    const fate = this.#fate;
    if (fate.isOver) return Promise.reject(fate.error());
    let giveUp: ((error: Error) => void) | undefined;
    const stopped = new Promise<never>((_done, fail) => {
      giveUp = fail;
      fate.waiting.add(fail);
    });
    return Promise.race([work(), stopped]).finally(() => giveUp && fate.waiting.delete(giveUp));
  }
}
