/** Where unsent beats are kept: text by key, with the keys to be found again. */
export interface BeatStorage {
  keys: () => string[];
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Browser storage; what it refuses (full, blocked) lives in memory until the page is left. */
export function beatStorage(open: () => Store = () => localStorage): BeatStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (store: Store) => Result): Result | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  return {
    keys() {
      const stored = attempt((store) =>
        Array.from({ length: store.length }, (_, at) => store.key(at)).filter((key) => key !== null),
      );
      return [...new Set([...memory.keys(), ...(stored ?? [])])];
    },
    read: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? null,
    write(key, text) {
      const kept = attempt((store) => {
        store.setItem(key, text);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key));
    },
  };
}
