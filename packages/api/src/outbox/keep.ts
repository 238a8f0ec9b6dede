import type { OnReport } from '../client/ports.ts';
import { outboxKey, seal, unseal, type OutboxKey } from './cipher.ts';
import type { Left } from './entry.ts';
import type { EntryStore } from './entryStore.ts';
import type { KeptKind, OutboxOwner } from './kind.ts';
import { dropOldQueues } from './localPlace.ts';
import { ownerPrefix, type Durability } from './stored.ts';

const dayMs = 24 * 3_600_000;
/** Longest time that encrypted entries are kept after their last change, in ms. */
export const longestKeepMs = 7 * dayMs;
/**
 * How much longer entries are kept while only the device's own clock is known, in ms, because that clock may be
 * wrong by a day.
 */
const unsureMs = dayMs;

export interface KeepOptions {
  readonly owner: OutboxOwner;
  readonly store: EntryStore;
  /** The browser's cryptography; `undefined` if it has none. */
  readonly subtle: SubtleCrypto | undefined;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
  /** Whether `now` is the server's time; until then it is that of the device. */
  readonly isServerTime: () => boolean;
  readonly onReport: OnReport | undefined;
}

/** The copies of an entry on the device and in this page. */
export interface Found<State> {
  /** What is stored on the device, if one of the known keys opens it. */
  readonly left: (Left<State> & { readonly key: OutboxKey }) | undefined;
  /** The copy in this page's memory, which exists because there was no key to encrypt it. */
  readonly plain: Left<State> | undefined;
  /** Whether something on the device can be opened by no known key. */
  readonly locked: boolean;
}

/** The time until which a state is stored. */
function untilOf<State>(
  { keepMs = dayMs, keepUntil }: Pick<KeptKind<State>, 'keepMs' | 'keepUntil'>,
  state: State,
  savedTime: number,
): number {
  const wanted = Math.max(savedTime + keepMs, keepUntil?.(state) ?? 0);
  return Math.min(wanted, savedTime + longestKeepMs);
}

const worstFirst: readonly Durability[] = ['memory', 'localStorage', 'indexedDB'];

/**
 * Stores the entries of one person in one company: encrypted on the device, or only in memory where they
 * cannot be encrypted.
 */
export function createKeep({ owner, store, subtle, now, isServerTime, onReport }: KeepOptions) {
  const own = ownerPrefix(owner);
  const keys = new Map<string, OutboxKey>();
  /** Work that could not be encrypted when it was written. */
  const plain = new Map<string, Left<unknown>>();
  /** The place in which the newest copy of each unsent entry is stored. */
  const whereabouts = new Map<string, Durability>();
  let newest: Durability = 'memory';
  let over = false;

  /** Whether a time has certainly passed. */
  const isPast = (time: number): boolean => now() > time + (isServerTime() ? 0 : unsureMs);
  const remove = async (name: string): Promise<void> => {
    plain.delete(name);
    whereabouts.delete(name);
    await store.remove(name);
  };

  return {
    /** Adds a key that the server has sent; `undefined` if the browser cannot encrypt. */
    async addKey(given: string): Promise<OutboxKey | undefined> {
      const key = await outboxKey(given, subtle);
      if (key !== undefined && !over) {
        // The key is inserted again as the last, because the newest key is the one that encrypts.
        keys.delete(key.id);
        keys.set(key.id, key);
      }
      return key;
    },
    newestKey: (): OutboxKey | undefined => [...keys.values()].at(-1),

    /** Names of everything of this person, on the device and in memory. */
    async names(): Promise<Set<string>> {
      const stored = await store.list();
      return new Set([
        ...stored.map(({ name }) => name).filter((name) => name.startsWith(own)),
        ...plain.keys(),
      ]);
    },

    /** Reads the entry with this name if it is young enough. */
    async read<State>(kind: KeptKind<State>, name: string): Promise<Found<State>> {
      const parsed = (value: unknown, savedTime: number): Left<State> | undefined => {
        const state = kind.parse(value);
        if (state === undefined || isPast(untilOf(kind, state, savedTime))) return undefined;
        return { state, savedTime };
      };
      const here = plain.get(name);
      const hereLeft = here && parsed(here.state, here.savedTime);
      if (here && hereLeft === undefined) {
        plain.delete(name);
        whereabouts.delete(name);
      }
      const stored = (await store.list()).find((entry) => entry.name === name);
      const key = stored && keys.get(stored.keyId);
      if (!stored || !key) return { left: undefined, plain: hereLeft, locked: stored !== undefined };
      const value = await unseal(key, name, stored);
      if (value === undefined) onReport?.({ type: 'storage', key: 'outbox entry', problem: 'unreadable' });
      const left = parsed(value, stored.savedTime);
      if (left === undefined) await store.remove(name);
      return { left: left && { ...left, key }, plain: hereLeft, locked: false };
    },

    /**
     * Writes the newest state of an entry; `inMemory` when it may not replace the copy on the device. Writes
     * nothing when the entry is not `isOurs` any more, because another tab has written it since.
     */
    async write<State>(
      kind: KeptKind<State>,
      name: string,
      { state, savedTime }: Left<State>,
      use: { key: OutboxKey | undefined; inMemory: boolean; isOurs: () => boolean },
    ): Promise<void> {
      const { key, inMemory, isOurs } = use;
      const sealed = key && !inMemory && (await seal(key, name, state).catch(() => undefined));
      if (!isOurs()) return;
      if (key && sealed) {
        const untilTime = untilOf(kind, state, savedTime);
        newest = await store.put({ name, keyId: key.id, savedTime, untilTime, ...sealed });
        plain.delete(name);
      } else {
        plain.set(name, { state, savedTime });
        newest = 'memory';
      }
      whereabouts.set(name, newest);
    },
    remove,
    /** Removes an entry from memory, because another tab continues it. */
    forget(name: string): void {
      plain.delete(name);
      whereabouts.delete(name);
      store.forget(name);
    },

    /** Deletes entries that are too old, whoever they belong to. */
    async sweep(): Promise<void> {
      dropOldQueues();
      for (const { name, savedTime, untilTime } of await store.list()) {
        if (isPast(Math.min(untilTime, savedTime + longestKeepMs))) await store.remove(name);
      }
    },
    /** Deletes all entries of this person. */
    async clear(): Promise<void> {
      plain.clear();
      for (const { name } of await store.list()) if (name.startsWith(own)) await store.remove(name);
    },

    /** The place where unsent entries are stored; with several places, the least durable one. */
    durability: (): Durability => {
      const all = new Set(whereabouts.values());
      return worstFirst.find((one) => all.has(one)) ?? newest;
    },
    /** Forgets the keys, because the session is over. */
    forgetKeys: (): void => {
      over = true;
      keys.clear();
    },
    forgetMemory: (): void => plain.clear(),
    isOver: (): boolean => over,
  };
}
