import type { KeptEntry, Outbox } from '@stoa/api/outbox';
import type { Journal, Place } from '../model/state.ts';
import { isSettled, journalKind, packed, unpacked, type KeptJournal } from './journalKind.ts';

/** The channel on which windows of a browser ask each other for the journal of an attempt. */
export type VaultChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

export interface VaultOptions {
  readonly attemptId: number;
  /** The encryption key that the server has sent with the attempt. */
  readonly outboxKey: string;
  readonly outbox: Outbox;
  readonly channel: VaultChannel | undefined;
  /** Called when another window has taken the journal; this one writes no more. */
  readonly onTaken: () => void;
  /** Called when the journal with this number was written. */
  readonly onKept: (seq: number, place: Place) => void;
  readonly wait?: (ms: number) => Promise<void>;
}

export interface Vault {
  /** The journal that an earlier page has left. */
  readonly left: Journal | undefined;
  /** Whether another window has given the journal away, or has lost it to this window. */
  readonly isGiven: boolean;
  readonly write: (journal: Journal) => void;
  /** Deletes the journal, because it is no longer needed. */
  readonly erase: () => void;
  /** Closes the journal and keeps it for the next visit. */
  readonly close: () => Promise<void>;
}

/** How often a window is asked to give the journal away, and how long each request waits, in milliseconds. */
const asks = 8;
const askMs = 100;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Opens the journal of an attempt: encrypted on the device with this person's key, and written by one window
 * at a time. The window that has it is asked to write it once more and to give it away; one that does not
 * answer loses it.
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
  /** Writes the journal once more, and releases it to the window that has asked for it. */
  const give = async (given: KeptEntry<KeptJournal>): Promise<void> => {
    // Changes made during the write are not part of it, so they must not be reported as kept.
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
  // A third window has taken the journal first.
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
    // A journal that the server has stored completely is not kept here, so no place is reported for it.
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
