import type { Client } from '@stoa/api';
import type { KeptEntry, Outbox } from '@stoa/api/outbox';
import { outboxOf } from '../../../session/outbox.ts';
import { draftKind, packed, unpacked, type KeptDraft } from './draftKind.ts';
import type { Draft, Place } from './model/state.ts';

export interface DraftKeeper {
  /** The draft that an earlier page of this person has left. */
  readonly left: Draft | undefined;
  readonly write: (draft: Draft) => void;
  /** Deletes the draft, because it is no longer needed. */
  readonly erase: () => void;
  /** Closes the draft and keeps it for the next visit. */
  readonly close: () => Promise<void>;
}

export interface DraftOptions {
  readonly client: Client;
  readonly questionnaireId: number;
  /** The encryption key that the server has sent; without one, nothing is stored on the device. */
  readonly outboxKey: string;
  readonly onTaken: () => void;
  readonly onKept: (place: Place) => void;
}

/**
 * Opens the draft that the device has stored: encrypted with this person's key, and written by the window
 * that was opened last.
 */
export async function openDraftKeeper(options: DraftOptions): Promise<DraftKeeper> {
  const { client, questionnaireId, outboxKey, onTaken, onKept } = options;
  const outbox: Outbox = await outboxOf(client);
  let left: Draft | undefined;
  let entry: KeptEntry<KeptDraft> | undefined;
  entry = await outbox.keep(draftKind, String(questionnaireId), {
    key: outboxKey,
    takeOver: true,
    onTaken() {
      entry = undefined;
      onTaken();
    },
    start(found) {
      left = found ? unpacked(found) : undefined;
      return found ?? null;
    },
  });
  const write = async (draft: Draft): Promise<void> => {
    entry?.change(() => packed(draft));
    await outbox.kept();
    onKept(entry === undefined || outbox.durability() === 'memory' ? 'page' : 'device');
  };
  return {
    left,
    write: (draft) => void write(draft),
    erase: () => entry?.change(() => null),
    async close() {
      const last = entry;
      entry = undefined;
      await last?.stop();
    },
  };
}
