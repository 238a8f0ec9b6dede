import type { OnReport } from '../client/ports.ts';

/** The part of `localStorage` that the store needs. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Longest entry that is read; a larger one is not of this application, and parsing it would delay the first
 * paint.
 */
const maxEntry = 500_000;

/**
 * Browser storage that may be full, blocked or corrupted. An entry that cannot be stored stays in memory
 * until the page is left; the failure is reported once, not at every access.
 */
export function safeStorage(open: () => StoragePort, onReport: OnReport) {
  /** The values that this tab has read or written last; they are used when the storage gives none. */
  const known = new Map<string, unknown>();
  const unsaved = new Set<string>();
  let blocked = false;

  const attempt = <Result>(key: string, work: (storage: StoragePort) => Result): Result | undefined => {
    try {
      return work(open());
    } catch {
      if (!blocked) onReport({ type: 'storage', key, problem: 'unavailable' });
      blocked = true;
      return undefined;
    }
  };

  const removeStored = (key: string): void => {
    attempt(key, (storage) => storage.removeItem(key));
  };
  const remove = (key: string): void => {
    known.delete(key);
    unsaved.delete(key);
    removeStored(key);
  };

  return {
    /** The stored value, `undefined` when there is none or it cannot be read. */
    read(key: string): unknown {
      const text = unsaved.has(key) ? undefined : attempt(key, (storage) => storage.getItem(key));
      if (text === undefined) return known.get(key);
      if (text === null) return undefined;
      try {
        if (text.length > maxEntry) throw new RangeError(key);
        const value: unknown = JSON.parse(text);
        known.set(key, value);
        return value;
      } catch {
        onReport({ type: 'storage', key, problem: 'unreadable' });
        remove(key);
        return undefined;
      }
    },
    write(key: string, value: unknown): void {
      known.set(key, value);
      unsaved.add(key);
      attempt(key, (storage) => {
        storage.setItem(key, JSON.stringify(value));
        unsaved.delete(key);
      });
      // The previous value is removed, because it may be another person's and must not come back with the
      // next page.
      if (unsaved.has(key)) removeStored(key);
    },
    remove,
  };
}
