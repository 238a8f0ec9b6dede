import type { OnReport } from '../client/ports.ts';
import { outboxKey, seal, unseal, type OutboxKey } from './cipher.ts';
import { createEntry, type EntryOptions, type OutboxEntry } from './entry.ts';
import { createEntryStore, type EntryStore } from './entryStore.ts';
import type { OutboxKind, OutboxOwner } from './kind.ts';
import { dropOldQueues } from './localPlace.ts';
import { browserLocks, type LockPort } from './locks.ts';
import { nameOf, ownerPrefix, type Durability, type StoredEntry } from './stored.ts';

export interface OutboxOptions {
  readonly owner: OutboxOwner;
  readonly store?: EntryStore;
  readonly locks?: LockPort;
  readonly subtle?: SubtleCrypto | undefined;
  /** The time in epoch milliseconds. */
  readonly now?: () => number;
  /** Where `blur`, `online`, `pagehide` and `visibilitychange` arrive; the window by default. */
  readonly events?: EventTarget;
  /** Tells the other tabs of this browser which person's entries to delete. */
  readonly channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  readonly onReport?: OnReport;
}

export interface OpenOptions<State, Parcel, Answer> extends EntryOptions<Parcel, Answer> {
  /** The key that the server gave with this document; it may be the same for the whole outbox. */
  readonly key: string;
  /** Chooses between the state that an earlier visit left here and the server's. */
  readonly start: (left: State | undefined) => State;
  /** Takes the document away from another tab that writes it. */
  readonly takeOver?: boolean;
  /** Called when another tab has taken the document over; this tab writes and sends nothing more. */
  readonly onTaken?: () => void;
}

export interface Outbox {
  /**
   * Takes a key that the server gave, to open what earlier visits left. Resolves to false where the browser
   * cannot encrypt; everything then stays in memory.
   */
  readonly unlock: (key: string) => Promise<boolean>;
  /** Opens a document; `undefined` when another tab writes it. */
  readonly open: <State, Parcel, Answer>(
    kind: OutboxKind<State, Parcel, Answer>,
    id: string,
    options: OpenOptions<State, Parcel, Answer>,
  ) => Promise<OutboxEntry<State> | undefined>;
  /** Sends what earlier visits left, as far as the known keys open it and no other tab holds it. */
  readonly replay: <State, Parcel, Answer>(
    kind: OutboxKind<State, Parcel, Answer>,
    options: EntryOptions<Parcel, Answer>,
  ) => Promise<void>;
  /** How many documents have something that the server has not acknowledged, in all tabs. */
  readonly unsent: () => Promise<number>;
  /** Closes the part of each document of this tab that still grows, and tries to send everything. */
  readonly flush: () => Promise<void>;
  /** Resolves when every change so far is kept; `durability` then says where. */
  readonly kept: () => Promise<void>;
  /**
   * Where unsent entries are kept; the worst place counts, because entries in memory are lost with the page.
   */
  readonly durability: () => Durability;
  /** Deletes all entries of this person in this company from the device. */
  readonly discard: () => Promise<void>;
  /** Keeps everything unsent encrypted and forgets the keys, because the session is over. */
  readonly close: () => Promise<void>;
}

/** Longest time that encrypted entries are kept without their session, in ms. */
export const longestKeepMs = 24 * 3_600_000;
/**
 * How often unsent entries are written again, in ms, so that they survive when somebody clears the storage.
 */
const rewriteMs = 5_000;

type Live = ReturnType<typeof createEntry<never, never, never>>;
interface Control extends Omit<Live, 'entry'> {
  readonly entry: Pick<OutboxEntry<never>, 'leave' | 'flush' | 'stop' | 'status'>;
}

const worstFirst: readonly Durability[] = ['memory', 'localStorage', 'indexedDB'];

interface Plain {
  readonly state: unknown;
  readonly savedTime: number;
}

const tabs = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('stoa-outbox');
const windowOrNone = (): EventTarget => (typeof window === 'undefined' ? new EventTarget() : window);
const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/** Everything that one person in one company has done and the server has not acknowledged yet. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { owner, now = Date.now, onReport, events = windowOrNone(), locks = browserLocks() } = options;
  const store = options.store ?? createEntryStore(onReport ? { onReport } : {});
  const keys = new Map<string, OutboxKey>();
  const live = new Map<string, Control>();
  /** Unsent work that cannot be encrypted; it is kept in memory and nowhere else. */
  const plain = new Map<string, Plain>();
  const own = ownerPrefix(owner);
  const { channel = tabs() } = options;
  /** The place of each unsent entry's newest copy. */
  const whereabouts = new Map<string, Durability>();
  let newest: Durability = 'memory';
  let over = false;

  const keyFor = async (given: string): Promise<OutboxKey | undefined> => {
    const key = await outboxKey(given, 'subtle' in options ? options.subtle : globalThis.crypto?.subtle);
    if (key !== undefined && !over) keys.set(key.id, key);
    return key;
  };
  const put = async (
    name: string,
    key: OutboxKey | undefined,
    state: unknown,
    { savedTime, keepMs }: { savedTime: number; keepMs: number },
  ): Promise<void> => {
    const sealed = key && (await seal(key, name, state).catch(() => undefined));
    if (key === undefined || sealed === undefined) {
      plain.set(name, { state, savedTime });
      newest = 'memory';
    } else {
      const untilTime = savedTime + Math.min(keepMs, longestKeepMs);
      newest = await store.put({ name, keyId: key.id, savedTime, untilTime, ...sealed });
      plain.delete(name);
    }
    whereabouts.set(name, newest);
  };
  const remove = async (name: string): Promise<void> => {
    plain.delete(name);
    whereabouts.delete(name);
    await store.remove(name);
  };

  /** Opens the entry with this name if it is young enough and one of the known keys fits. */
  const opened = async <State>(
    kind: Pick<OutboxKind<State, unknown, unknown>, 'keepMs' | 'parse'>,
    name: string,
    stored: StoredEntry | undefined,
  ): Promise<{ state: State; savedTime: number; key: OutboxKey | undefined } | undefined> => {
    const kept = plain.get(name);
    const key = stored && keys.get(stored.keyId);
    if (!kept && (!stored || !key)) return undefined;
    const savedTime = kept?.savedTime ?? stored?.savedTime ?? 0;
    const value = kept ? kept.state : stored && key && (await unseal(key, name, stored));
    const state = now() - savedTime > (kind.keepMs ?? longestKeepMs) ? undefined : kind.parse(value);
    if (state !== undefined) return { state, savedTime, key };
    if (value === undefined) onReport?.({ type: 'storage', key: 'outbox entry', problem: 'unreadable' });
    await remove(name);
    return undefined;
  };

  const begin = <State, Parcel, Answer>(
    kind: OutboxKind<State, Parcel, Answer>,
    id: string,
    state: State,
    use: EntryOptions<Parcel, Answer> & { key: OutboxKey | undefined; since: number; release: () => void },
  ) => {
    const name = nameOf(owner, kind.name, id);
    let savedTime = use.since;
    let isKept = true;
    const control = createEntry(kind, state, use, {
      id,
      async write(next, changed) {
        if (changed) savedTime = now();
        if (!kind.isSettled(next)) {
          isKept = true;
          await put(name, use.key, next, { savedTime, keepMs: kind.keepMs ?? longestKeepMs });
        } else if (isKept) {
          isKept = false;
          await remove(name);
        }
      },
      release() {
        if (live.get(name) === control) live.delete(name);
        use.release();
      },
    });
    live.set(name, control);
    return control;
  };

  const storedNow = async (name: string): Promise<StoredEntry | undefined> =>
    (await store.list()).find((entry) => entry.name === name);

  const sweep = async (): Promise<void> => {
    dropOldQueues();
    for (const { name, savedTime, untilTime } of await store.list()) {
      if (now() > Math.min(untilTime, savedTime + longestKeepMs)) await store.remove(name);
    }
  };
  const swept = sweep();

  const removeAll = async (): Promise<void> => {
    await Promise.all([...live.values()].map(({ drop }) => drop()));
    plain.clear();
    for (const { name } of await store.list()) if (name.startsWith(own)) await store.remove(name);
  };
  // The listener stays after the end, because another tab may ask only then to delete what this tab has just
  // kept.
  channel?.addEventListener('message', ({ data }) => {
    if (data === own) void removeAll();
  });

  const each = (work: (control: Control) => unknown): void => {
    for (const control of live.values()) work(control);
  };
  const flushAll = (): void => each(({ entry }) => void entry.flush());
  const handlers: Readonly<Record<string, () => void>> = {
    blur: flushAll,
    online: flushAll,
    visibilitychange: () => {
      if (isHidden()) flushAll();
    },
    pagehide: () => each(({ entry }) => entry.leave()),
  };
  for (const [name, handler] of Object.entries(handlers)) events.addEventListener(name, handler, true);
  const rewriting = setInterval(() => each(({ keep }) => keep()), rewriteMs);
  const end = (): void => {
    over = true;
    keys.clear();
    clearInterval(rewriting);
    for (const [name, handler] of Object.entries(handlers)) events.removeEventListener(name, handler, true);
  };

  return {
    unlock: async (given) => (await keyFor(given)) !== undefined,
    async open(kind, id, { key: given, start, takeOver = false, onTaken, ...use }) {
      const name = nameOf(owner, kind.name, id);
      const [key] = await Promise.all([keyFor(given), swept]);
      let control: Control | undefined;
      const onLost = (): void => {
        // The other tab has the lock now, and so it has the entry.
        void control?.drop();
        onTaken?.();
      };
      const release = await locks.take(name, { steal: takeOver, onLost });
      if (release === undefined) return undefined;
      const left = await opened(kind, name, await storedNow(name));
      const state = start(left?.state);
      const begun = begin(kind, id, state, { ...use, key, since: left?.savedTime ?? now(), release });
      control = begun;
      if (!kind.isSettled(state)) void begun.entry.flush();
      else if (left) void remove(name);
      return begun.entry;
    },
    async replay(kind, use) {
      await swept;
      const prefix = nameOf(owner, kind.name, '');
      const stored = await store.list();
      const names = new Set([...stored.map(({ name }) => name), ...plain.keys()]);
      for (const name of names) {
        if (!name.startsWith(prefix) || live.has(name) || over) continue;
        const release = await locks.take(name, { steal: false, onLost: () => undefined });
        if (release === undefined) continue;
        // Read again, because another tab may have sent the entry since it was listed.
        const left = await opened(kind, name, await storedNow(name));
        if (left === undefined) {
          release();
          continue;
        }
        const { savedTime: since, key } = left;
        const state = kind.seal ? kind.seal(left.state, since) : left.state;
        const { entry } = begin(kind, name.slice(prefix.length), state, { ...use, key, since, release });
        // Documents are sent one after the other, each of them completely.
        await entry.flush();
        await entry.stop();
      }
    },
    async unsent() {
      await sweep();
      const names = new Set(plain.keys());
      for (const { name } of await store.list()) if (name.startsWith(own)) names.add(name);
      for (const [name, { entry }] of live) {
        if (entry.status() === 'saved') names.delete(name);
        else names.add(name);
      }
      return names.size;
    },
    flush: async () => void (await Promise.all([...live.values()].map(({ finish }) => finish(now())))),
    kept: async () => void (await Promise.all([...live.values()].map(({ kept }) => kept()))),
    durability: () => {
      const all = new Set(whereabouts.values());
      return worstFirst.find((one) => all.has(one)) ?? newest;
    },
    async discard() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A BroadcastChannel reaches its own origin only, so its postMessage takes no target.
      channel?.postMessage(own);
      await removeAll();
    },
    async close() {
      end();
      await Promise.all([...live.values()].map(({ entry }) => entry.stop()));
      plain.clear();
    },
  };
}
