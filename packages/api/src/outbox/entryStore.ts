import type { OnReport } from '../client/ports.ts';
import { isRecord } from '../record.ts';
import { indexedPlace } from './indexedPlace.ts';
import { localPlace, markUsed } from './localPlace.ts';
import { storedFrom, type Durability, type EntryPlace, type StoredEntry } from './stored.ts';

export interface EntryStore {
  readonly list: () => Promise<StoredEntry[]>;
  /** Resolves with the place that keeps the entry now; never rejects. */
  readonly put: (entry: StoredEntry) => Promise<Durability>;
  readonly remove: (name: string) => Promise<void>;
  /** Removes the entry from memory, because another tab continues it. */
  readonly forget: (name: string) => void;
}

export interface EntryStoreOptions {
  /** Places to keep entries in, best first; an entry that none of them takes stays in memory. */
  places?: readonly EntryPlace[];
  onReport?: OnReport;
  mark?: (used: boolean) => void;
}

/** Keeps entries if the browser allows it; each write tries the best place first. */
export function createEntryStore(options: EntryStoreOptions = {}): EntryStore {
  const { places = [indexedPlace(), localPlace()], onReport = () => undefined, mark = markUsed } = options;
  const memory = new Map<string, StoredEntry>();
  const told = new Set<Durability>();

  const attempt = async <Result>(
    place: EntryPlace,
    work: (place: EntryPlace) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> => {
    try {
      return { result: await work(place) };
    } catch {
      if (!told.has(place.durability)) {
        told.add(place.durability);
        onReport({ type: 'storage', key: `outbox ${place.durability}`, problem: 'unavailable' });
      }
      return undefined;
    }
  };
  const removeFrom = async (name: string, from: readonly EntryPlace[]): Promise<void> => {
    await Promise.all(from.map((place) => attempt(place, ({ remove }) => remove(name))));
  };

  /** `isWhole` is false when a place could not be read, which may hold more entries. */
  const look = async (): Promise<{ entries: StoredEntry[]; isWhole: boolean }> => {
    let isWhole = true;
    const newest = new Map<string, StoredEntry>();
    const take = (entry: StoredEntry): void => {
      // The later place has the newer copy, because an entry is written there only when the earlier place
      // refuses it.
      if ((newest.get(entry.name)?.savedTime ?? -1) <= entry.savedTime) newest.set(entry.name, entry);
    };
    for (const place of places) {
      const found = await attempt(place, (asked) => asked.list());
      isWhole &&= found !== undefined;
      for (const raw of found?.result ?? []) {
        const entry = storedFrom(raw);
        if (entry === undefined) {
          onReport({ type: 'storage', key: `outbox ${place.durability}`, problem: 'unreadable' });
          if (isRecord(raw) && typeof raw['name'] === 'string') await removeFrom(raw['name'], [place]);
        } else {
          take(entry);
        }
      }
    }
    for (const entry of memory.values()) take(entry);
    return { entries: [...newest.values()], isWhole };
  };
  const isEmpty = async (): Promise<boolean> => {
    const { entries, isWhole } = await look();
    return isWhole && entries.length === 0;
  };

  return {
    list: async () => (await look()).entries,
    async put(entry) {
      for (const [at, place] of places.entries()) {
        const kept = await attempt(place, ({ put }) => put(entry));
        if (kept === undefined) continue;
        mark(true);
        const others = places.filter((_, index) => index > at);
        memory.delete(entry.name);
        await removeFrom(entry.name, others);
        return place.durability;
      }
      memory.set(entry.name, entry);
      return 'memory';
    },
    forget: (name) => void memory.delete(name),
    async remove(name) {
      memory.delete(name);
      await removeFrom(name, places);
      if (!(await isEmpty())) return;
      mark(false);
      // Looks again, because meanwhile this tab or another may have put an entry and marked it.
      if (!(await isEmpty())) mark(true);
    },
  };
}
