import { ErrorCode } from '@stoa/domain';
import { isApiError } from '../client/errors.ts';
import type { ApiError } from '../client/errors.ts';
import { newIdemKey } from '../client/intention.ts';
import type { LiveMessage } from '../contract/live.ts';
import type { SaidKind, Unsent, UnsentStore } from './unsent.ts';

export interface Words {
  readonly text: string;
  readonly kind: SaidKind;
  readonly replyTo?: number | undefined;
}

/**
 * A message of this person that is on its way. Once it is `sent`, the log will show it as everybody sees it.
 */
export type Outgoing =
  | (Unsent & { readonly state: 'sending' })
  | (Unsent & { readonly state: 'sent'; readonly messageId: number })
  /**
   * `error.kind` says why: with `business` the server refused and gives its sentence, every other kind is a
   * failure of the connection.
   */
  | (Unsent & { readonly state: 'failed'; readonly error: ApiError });

export interface OutgoingOptions {
  readonly store: UnsentStore;
  /** Sends under the key of the message, and resolves with the message as the server stored it. */
  readonly send: (message: Unsent) => Promise<LiveMessage>;
  readonly onChange: () => void;
  /**
   * Called when the connection has failed for so many tries in a row; the caller has to call `revive` after a
   * while.
   */
  readonly onCutOff: (failures: number) => void;
  readonly now?: () => number;
}

/** The server takes one message a second; a little more, because two clocks differ. */
const pauseMs = 1100;
/**
 * How long a message may be sent again, in ms. Later the server may have forgotten the key and would store
 * the message twice.
 */
const keyLivesMs = 12 * 3_600_000;

/**
 * The messages of one person, sent one after the other in the order in which they were typed. A message stays
 * until the server has it, through failures and reloads, and is stored once however often it is sent.
 * Messages behind one that the connection has failed wait for it.
 */
export class OutgoingMessages {
  #list: readonly Outgoing[] = [];
  #pumping = false;
  #closed = false;
  #freeAt = 0;
  #failures = 0;
  readonly #options: OutgoingOptions;
  readonly #now: () => number;

  constructor(options: OutgoingOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    const oldest = this.#now() - keyLivesMs;
    this.#list = options.store
      .read()
      .filter(({ at }) => at > oldest)
      .map((one) => ({ ...one, state: 'sending' }));
  }

  get list(): readonly Outgoing[] {
    return this.#list;
  }

  /** Adds a message and begins to send it; returns its key. */
  say(words: Words): string {
    const message: Outgoing = { ...words, key: newIdemKey(), at: this.#now(), state: 'sending' };
    this.#change([...this.#list, message]);
    void this.pump();
    return message.key;
  }

  retry(key: string): void {
    this.#change(this.#list.map((one) => (one.key === key && one.state === 'failed' ? again(one) : one)));
    void this.pump();
  }

  discard(key: string): void {
    this.#change(this.#list.filter((one) => one.key !== key || one.state !== 'failed'));
    void this.pump();
  }

  /** Tries again to send what the connection has failed, because it may be back. */
  revive(): void {
    if (this.#list.some(isCutOff)) this.#change(this.#list.map((one) => (isCutOff(one) ? again(one) : one)));
    void this.pump();
  }

  /** Drops the sent messages that the log shows now. */
  shown(messageIds: ReadonlySet<number>): void {
    const left = this.#list.filter((one) => one.state !== 'sent' || !messageIds.has(one.messageId));
    if (left.length !== this.#list.length) this.#change(left);
  }

  close(): void {
    this.#closed = true;
  }

  async pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const waitMs = this.#freeAt - this.#now();
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
      // The room may have been left during the wait; unsent messages are in the store.
      if (this.#closed) break;
      await this.#send(next);
    }
    this.#pumping = false;
  }

  #next(): Unsent | undefined {
    if (this.#closed) return undefined;
    const first = this.#list.find((one) => one.state === 'sending' || isCutOff(one));
    return first?.state === 'sending' ? first : undefined;
  }

  async #send(message: Unsent): Promise<void> {
    const { key, text, kind, replyTo, at } = message;
    const plain: Unsent = { key, text, kind, replyTo, at };
    try {
      const { messageId } = await this.#options.send(plain);
      this.#failures = 0;
      this.#replace({ ...plain, state: 'sent', messageId });
      this.#freeAt = this.#now() + pauseMs;
    } catch (error) {
      this.#freeAt = this.#now() + pauseMs;
      if (!isApiError(error)) throw error;
      // Another tab of this person has just sent a message, so this one waits for its turn.
      if (error.kind === 'business' && error.code === ErrorCode.TooFrequent) return;
      // The session or the room was left, so nothing more is sent; unsent messages are in the store.
      if (error.kind === 'aborted') {
        this.#closed = true;
        return;
      }
      this.#replace({ ...plain, state: 'failed', error });
      if (error.kind !== 'business') this.#options.onCutOff((this.#failures += 1));
    }
  }

  #replace(message: Outgoing): void {
    this.#change(this.#list.map((one) => (one.key === message.key ? message : one)));
  }

  #change(list: readonly Outgoing[]): void {
    this.#list = list;
    this.#options.store.write(
      list.flatMap(({ state, key, text, kind, replyTo, at }) =>
        state === 'sent' ? [] : [{ key, text, kind, at, ...(replyTo === undefined ? {} : { replyTo }) }],
      ),
    );
    this.#options.onChange();
  }
}

const again = ({ key, text, kind, replyTo, at }: Outgoing): Outgoing => ({
  key,
  text,
  kind,
  replyTo,
  at,
  state: 'sending',
});

const isCutOff = (one: Outgoing): boolean => one.state === 'failed' && one.error.kind !== 'business';
