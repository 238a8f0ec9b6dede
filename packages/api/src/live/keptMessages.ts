import { newIdemKey } from '../client/intention.ts';
import type { Outbox } from '../outbox/index.ts';
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
import type { KeptMessage, KeptMessages, MessageOutcome } from './messageKind.ts';
import type { OldMessages } from './oldMessages.ts';

export interface KeptMessagesOptions {
  readonly outbox: Outbox;
  /** The `outboxKey` that entering has answered; empty when the server gave none. */
  readonly key: string;
  readonly liveId: number;
  /** Messages of an earlier release, which are taken over. */
  readonly old: OldMessages;
  /** Sends a message when it is its turn. */
  readonly send: (message: SaidMessage, options: { readonly keepalive: boolean }) => Promise<MessageOutcome>;
  readonly onChange: (messages: readonly KeptMessage[]) => void;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
}

/** The messages of one person in one room that wait in the outbox. */
export interface MessageKeeper {
  readonly messages: () => readonly KeptMessage[];
  readonly keep: (message: SaidMessage) => void;
  readonly keepAgain: (key: string) => void;
  readonly drop: (key: string) => void;
  readonly flush: () => void;
  /** Sends nothing more; unsent messages stay in the outbox. */
  readonly stop: () => Promise<void>;
}

/**
 * Opens an entry of this visit in the outbox, and moves into it what earlier visits of the person have left
 * unsent in this room. What another tab sends is left to that tab.
 */
export async function openKeptMessages(options: KeptMessagesOptions): Promise<MessageKeeper> {
  const { outbox, key, liveId, old, send, onChange, now } = options;
  const isYoung = (message: SaidMessage): boolean => !isTooOld(message, now());
  const entry = await outbox.open(messageKind(liveId), newIdemKey(), {
    key,
    start: () => noMessages,
    send: async (message, sending): Promise<MessageOutcome> =>
      isYoung(message) ? send(message, sending) : { outcome: 'tooOld' },
    onAnswer: () => tell(),
  });
  if (entry === undefined) throw new Error('An entry of this visit belongs to this tab.');
  const { change } = entry;
  const messages = (): readonly KeptMessage[] => entry.get().messages;
  const tell = (): void => onChange(messages());
  const changed = (next: (kept: KeptMessages) => KeptMessages): void => {
    change(next);
    tell();
  };
  const found = old.read().filter(isYoung);
  if (found.length > 0) change((kept) => withMessages(kept, found));
  await outbox.replay(leftMessageKind(liveId), {
    async send(message): Promise<'moved'> {
      if (isYoung(message)) change((kept) => withMessages(kept, [message]));
      // Kept here before it is given up there, so that no crash loses it.
      await outbox.kept();
      return 'moved';
    },
  });
  await outbox.kept();
  old.remove();
  return {
    messages,
    keep: (message) => changed((kept) => withMessages(kept, [message])),
    keepAgain: (messageKey) => changed((kept) => withoutRefusal(kept, messageKey)),
    drop: (messageKey) => changed((kept) => withoutMessage(kept, messageKey)),
    flush: () => void entry.flush(),
    stop: entry.stop,
  };
}
