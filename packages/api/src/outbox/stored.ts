import { isRecord } from '../record.ts';
import type { Sealed } from './cipher.ts';
import type { OutboxOwner } from './kind.ts';

/** Where an entry is: what `memory` keeps is gone with the page. */
export type Durability = 'indexedDB' | 'localStorage' | 'memory';

/** One entry as it lies on the device: whose and which in the clear, what in cipher. */
export interface StoredEntry extends Sealed {
  readonly name: string;
  readonly keyId: string;
  /** When it was last changed, by the clock of this device. */
  readonly savedTime: number;
  /** When it is of no use to anybody any more. */
  readonly untilTime: number;
}

/** A place that keeps entries. Each of these may reject. */
export interface EntryPlace {
  readonly durability: Durability;
  readonly list: () => Promise<unknown[]>;
  readonly put: (entry: StoredEntry) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

export const ownerPrefix = ({ companyId, userId }: OutboxOwner): string => `${companyId}:${userId}:`;
export const nameOf = (owner: OutboxOwner, kind: string, id: string): string =>
  `${ownerPrefix(owner)}${kind}:${id}`;

/** Larger ones are none of ours. */
const maxBytes = 5_000_000;

/** An entry that can be used, whatever the place has made of it. */
export function storedFrom(found: unknown): StoredEntry | undefined {
  if (!isRecord(found)) return undefined;
  const { name, keyId, savedTime, untilTime, iv, data } = found;
  return typeof name === 'string' &&
    typeof keyId === 'string' &&
    typeof savedTime === 'number' &&
    Number.isFinite(savedTime) &&
    typeof untilTime === 'number' &&
    Number.isFinite(untilTime) &&
    iv instanceof Uint8Array &&
    iv.buffer instanceof ArrayBuffer &&
    data instanceof ArrayBuffer &&
    data.byteLength <= maxBytes
    ? { name, keyId, savedTime, untilTime, iv: new Uint8Array(iv), data }
    : undefined;
}
