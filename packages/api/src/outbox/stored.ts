import { isRecord } from '../record.ts';
import type { Sealed } from './cipher.ts';
import type { OutboxOwner } from './kind.ts';

/** Where an entry is kept; an entry in `memory` is lost with the page. */
export type Durability = 'indexedDB' | 'localStorage' | 'memory';

/** One entry as it is stored on the device: its owner and name are readable, its value is encrypted. */
export interface StoredEntry extends Sealed {
  readonly name: string;
  readonly keyId: string;
  /** When the entry was last changed, by the server's clock where it was known. */
  readonly savedTime: number;
  /** When the entry expires. */
  readonly untilTime: number;
}

/** A place that keeps entries. Each of its functions may reject. */
export interface EntryPlace {
  readonly durability: Durability;
  readonly list: () => Promise<unknown[]>;
  readonly put: (entry: StoredEntry) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

export const ownerPrefix = ({ companyId, userId }: OutboxOwner): string => `${companyId}:${userId}:`;
export const nameOf = (owner: OutboxOwner, kind: string, id: string): string =>
  `${ownerPrefix(owner)}${kind}:${id}`;

/** Largest entry that is read; a larger one is not of this application. */
const maxBytes = 5_000_000;

/** Reads a stored entry; `undefined` when its shape is wrong. */
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
