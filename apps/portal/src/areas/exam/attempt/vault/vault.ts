import type { KeptEntry, Outbox } from '@stoa/api/outbox';
import type { Journal, Place } from '../model/state.ts';
import { isSettled, journalKind, packed, unpacked, type KeptJournal } from './journalKind.ts';

/** The channel on which the windows of a browser ask each other for the journal of an attempt. */
export type VaultChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

export interface VaultOptions {
  readonly attemptId: number;
  /** The key that the server has given with the attempt. */
  readonly outboxKey: string;
  readonly outbox: Outbox;
  readonly channel: VaultChannel | undefined;
  /** Another window has the journal now; nothing more is written here. */
  readonly onTaken: () => void;
  /** The journal with this number is written. */
  readonly onKept: (seq: number, place: Place) => void;
  readonly wait?: (ms: number) => Promise<void>;
}

export interface Vault {
  /** The journal that an earlier page has left. */
  readonly left: Journal | undefined;
  /** Whether another window has given the journal away, or has lost it to this one. */
  readonly isGiven: boolean;
  readonly write: (journal: Journal) => void;
  /** Removes the journal, because nothing of it is needed any more. */
  readonly erase: () => void;
  /** Leaves the journal for the next visit. */
  readonly close: () => Promise<void>;
}

/** How often a window is asked to give the journal away, and how long it is waited for each time, in milliseconds. */
const asks = 8;
const askMs = 100;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Opens the journal of an attempt: encrypted on the device, by this person's key, and written by one window. The
 * window that has it is asked to write it once more and to give it away; one that does not answer loses it.
 */
export async function openVault(options: VaultOptions): Promise<Vault> {
  const { attemptId, outboxKey, outbox, channel, onTaken, onKept, wait = pause } = options;
  let entry: KeptEntry<KeptJournal> | undefined;
  let left: Journal | undefined;
  let lastSeq = 0;

  const tellKept = (seq: number): void => onKept(seq, outbox.durability() === 'memory' ? 'page' : 'device');
  const lose = (): void => {
    if (entry === undefined) return;
    entry = undefined;
    onTaken();
  };
  /** Writes the journal once more, and lets the window that has asked for it have it. */
  const give = async (given: KeptEntry<KeptJournal>): Promise<void> => {
    // What is changed while it is written is not in it, so it must not be told as kept.
    const seq = lastSeq;
    entry = undefined;
    await given.stop();
    tellKept(seq);
    onTaken();
  };
  const take = (takeOver: boolean): Promise<KeptEntry<KeptJournal> | undefined> =>
    outbox.keep(journalKind, String(attemptId), {
      key: outboxKey,
      takeOver,
      onTaken: lose,
      start(found) {
        left = found ? unpacked(found) : undefined;
        return found ?? null;
      },
    });

  entry = await take(false);
  const isGiven = entry === undefined;
  for (let ask = 0; entry === undefined && ask < asks; ask += 1) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A BroadcastChannel reaches its own origin only, so its postMessage takes no target.
    channel?.postMessage(attemptId);
    await wait(askMs);
    entry = await take(false);
  }
  entry ??= await take(true);
  // A third window was quicker.
  if (entry === undefined) onTaken();

  channel?.addEventListener('message', ({ data }) => {
    if (data === attemptId && entry !== undefined) void give(entry);
  });

  const write = async (journal: Journal): Promise<void> => {
    if (entry === undefined) return;
    lastSeq = journal.seq;
    const value = packed(journal);
    entry.change(() => value);
    await outbox.kept();
    // What the server has is not kept here, so nothing can be said of where it would be.
    if (entry && !isSettled(value)) tellKept(journal.seq);
  };

  return {
    left,
    isGiven,
    write: (journal) => void write(journal),
    erase: () => entry?.change(() => null),
    async close() {
      const last = entry;
      entry = undefined;
      channel?.close();
      await last?.stop();
    },
  };
}
