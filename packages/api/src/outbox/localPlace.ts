import { isRecord } from '../record.ts';
import type { EntryPlace } from './stored.ts';

export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'outbox:';

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: unknown): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(String(text)), (sign) => sign.charCodeAt(0));

const keysOf = (store: TextStore): string[] =>
  Array.from({ length: store.length }, (_, at) => store.key(at)).filter((key) => key !== null);

function entryFrom(key: string, text: string | null): unknown {
  const name = key.slice(prefix.length);
  try {
    const found: unknown = JSON.parse(text ?? '');
    if (!isRecord(found)) return { name };
    const { keyId, savedTime, untilTime, iv, data } = found;
    return { name, keyId, savedTime, untilTime, iv: toBytes(iv), data: toBytes(data).buffer };
  } catch {
    return { name };
  }
}

/** Keeps entries in `localStorage`, which is small, for browsers whose database is blocked or full. */
export function localPlace(open: () => TextStore = () => localStorage): EntryPlace {
  return {
    durability: 'localStorage',
    list: async () => {
      const store = open();
      return keysOf(store)
        .filter((key) => key.startsWith(prefix))
        .map((key) => entryFrom(key, store.getItem(key)));
    },
    put: async ({ name, iv, data, ...facts }) =>
      open().setItem(
        prefix + name,
        JSON.stringify({ ...facts, iv: toText(iv), data: toText(new Uint8Array(data)) }),
      ),
    remove: async (name) => open().removeItem(prefix + name),
  };
}

const markKey = 'outboxUsed';
/** Prefix of the entries in which earlier releases kept unsent beats unencrypted. */
const oldPrefix = 'beatQueue:';

/** Records whether the outbox contains anything, for pages that do not load it. */
export function markUsed(used: boolean, open: () => TextStore = () => localStorage): void {
  try {
    if (used) open().setItem(markKey, '1');
    else open().removeItem(markKey);
  } catch {
    // A failure is ignored, because without the record the next page looks into the outbox itself.
  }
}

export function dropOldQueues(open: () => TextStore = () => localStorage): void {
  try {
    const store = open();
    for (const key of keysOf(store)) if (key.startsWith(oldPrefix)) store.removeItem(key);
  } catch {
    // A failure is ignored, because storage that cannot be opened holds nothing that could be read.
  }
}
