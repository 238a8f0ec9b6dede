import type { OnReport } from '../client/ports.ts';

/** What the store needs of `localStorage`. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Larger entries are none of ours; parsing them would hold up the first paint. */
const maxEntry = 500_000;

/**
 * Browser storage that may be full, blocked or corrupted (reliability ST-01, ST-02). What cannot be kept
 * lives in memory until the page is left; one report tells of it, not one an access.
 */
export function safeStorage(open: () => StoragePort, onReport: OnReport) {
  const memory = new Map<string, unknown>();
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

  const remove = (key: string): void => {
    memory.delete(key);
    attempt(key, (storage) => storage.removeItem(key));
  };

  return {
    /** The stored value, `undefined` when there is none or it cannot be read. */
    read(key: string): unknown {
      if (memory.has(key)) return memory.get(key);
      const text = attempt(key, (storage) => storage.getItem(key));
      if (text === undefined || text === null) return undefined;
      try {
        if (text.length > maxEntry) throw new RangeError(key);
        return JSON.parse(text);
      } catch {
        onReport({ type: 'storage', key, problem: 'unreadable' });
        remove(key);
        return undefined;
      }
    },
    write(key: string, value: unknown): void {
      const kept = attempt(key, (storage) => {
        storage.setItem(key, JSON.stringify(value));
        return true;
      });
      if (kept) memory.delete(key);
      else {
        // The value before must not come back with the next page: it may be another person's.
        remove(key);
        memory.set(key, value);
      }
    },
    remove,
  };
}

export type SafeStorage = ReturnType<typeof safeStorage>;
