import type { ApiError } from '../client/errors.ts';
import type { MessageOutcome } from './messageKind.ts';

interface Waiting {
  readonly resolve: (outcome: MessageOutcome) => void;
  readonly reject: (error: ApiError) => void;
}

/** Messages that the outbox has handed over to be sent, until it is known what became of them. */
export class Handovers {
  readonly #waiting = new Map<string, readonly Waiting[]>();

  /** Waits for the outcome of a message; one that is handed over twice has one outcome. */
  wait(key: string): Promise<MessageOutcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), { resolve, reject }]);
    });
  }

  settle(key: string, outcome: MessageOutcome): void {
    for (const { resolve } of this.#taken(key)) resolve(outcome);
  }

  reject(key: string, error: ApiError): void {
    for (const { reject } of this.#taken(key)) reject(error);
  }

  /** Gives all messages back to the outbox, because nothing is sent any more. */
  rejectAll(error: ApiError): void {
    for (const key of this.#waiting.keys()) this.reject(key, error);
  }

  #taken(key: string): readonly Waiting[] {
    const waiting = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    return waiting;
  }
}
