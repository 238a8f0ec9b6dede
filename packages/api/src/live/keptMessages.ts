import { newIdemKey } from '../client/intention.ts';
import type { EntryOptions, Outbox } from '../outbox/index.ts';
import type { SaidMessage } from './message.ts';
import {
  isTooOld,
  leftMessageKind,
  messageKind,
  noMessages,
  withMessages,
  withoutMessage,
  withoutRefusal,
} from './messageKind.ts';
import type { KeptMessage, KeptMessages } from './messageKind.ts';
import type { OldMessages } from './oldMessages.ts';

export interface KeptMessagesOptions {
  readonly outbox: Outbox;
  readonly liveId: number;
  /** Sends a message; rejects when it is unknown whether the server has it. */
  readonly send: EntryOptions<SaidMessage, void>['send'];
  readonly onChange: (messages: readonly KeptMessage[]) => void;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
}

/** The messages of one person in one room that wait in the outbox. */
export interface MessageKeeper {
  /**
   * Encrypts the messages with the key that the server sent (empty when it sent none), and moves the messages
   * here that earlier visits of the person have left unsent in this room. Messages that another tab is
   * sending are left to that tab.
   */
  readonly unlock: (key: string, old: OldMessages) => Promise<void>;
  readonly keep: (messages: readonly SaidMessage[]) => void;
  readonly keepAgain: (key: string) => void;
  readonly drop: (key: string) => void;
  readonly flush: () => void;
  /** Sends nothing more; unsent messages stay in the outbox. */
  readonly stop: () => Promise<void>;
}

/** Opens an entry of this visit in the outbox. */
export async function openKeptMessages(options: KeptMessagesOptions): Promise<MessageKeeper> {
  const { outbox, liveId, send, onChange, now } = options;
  const isYoung = (message: SaidMessage): boolean => !isTooOld(message, now());
  const entry = await outbox.open(messageKind(liveId), newIdemKey(), {
    key: undefined,
    start: () => noMessages,
    merge: (left, here) => withMessages(left, here.messages),
    // A message that is too old counts as sent without being sent.
    send: async (message, sending) => (isYoung(message) ? send(message, sending) : undefined),
  });
  if (entry === undefined) throw new Error('An entry of this visit belongs to this tab.');
  const add = (messages: readonly KeptMessage[]): void =>
    entry.change((kept: KeptMessages) => withMessages(kept, messages.filter(isYoung)));
  entry.subscribe(() => onChange(entry.get().messages));
  let stopped = false;
  return {
    async unlock(key, old) {
      if (key !== '') await outbox.unlock(key);
      add(old.read());
      await outbox.replay(leftMessageKind(liveId), {
        async send(message) {
          add([message]);
          // The message is stored here before it is deleted there, so that nothing is lost when the room or
          // the page is left meanwhile.
          await outbox.kept();
          if (stopped) throw new Error('The room was left.');
        },
      });
      await outbox.kept();
      old.remove();
    },
    keep: add,
    keepAgain: (key) => entry.change((kept) => withoutRefusal(kept, key)),
    drop: (key) => entry.change((kept) => withoutMessage(kept, key)),
    flush: () => void entry.flush(),
    async stop() {
      stopped = true;
      await entry.stop();
    },
  };
}
