import { emitter } from '@stoa/domain/kernel';
import type { OnReport } from '../client/ports.ts';
import type { OutboxKey } from './cipher.ts';
import {
  createEntry,
  type EntryOptions,
  type KeptEntry,
  type Left,
  type OutboxEntry,
  type Sender,
} from './entry.ts';
import { createEntryStore, type EntryStore } from './entryStore.ts';
import { createKeep } from './keep.ts';
import type { KeptKind, OutboxKind, OutboxOwner } from './kind.ts';
import { browserLocks, type LockPort } from './locks.ts';
import { nameOf, ownerPrefix, type Durability } from './stored.ts';

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

/** How an entry begins, and who may have it. */
export type KeepOptions<State> = {
  /** Chooses between the state that an earlier visit left here and the server's. */
  readonly start: (left: State | undefined) => State;
  /** Takes the entry away from another tab that writes it. */
  readonly takeOver?: boolean;
  /** Called when another tab has taken the entry over; this tab writes and sends nothing more. */
  readonly onTaken?: () => void;
} & (
  | {
      /** The key that the server gave with this entry; it may be the same for the whole outbox. */
      readonly key: string;
    }
  | {
      /** The key comes later, by `unlock`; until then what is done here is in memory only. */
      readonly key: undefined;
      /**
       * Joins what an earlier visit left, as soon as its key has come, with what was done here before. Until
       * then nothing of the entry is sent.
       */
      readonly merge: (left: State, here: State) => State;
    }
);

export type OpenOptions<State, Parcel, Answer> = KeepOptions<State> & EntryOptions<Parcel, Answer>;

export interface Outbox {
  /**
   * Takes a key that the server gave, to open what earlier visits left and to encrypt what has waited for a
   * key. Resolves to false where the browser cannot encrypt; everything then stays in memory.
   */
  readonly unlock: (key: string) => Promise<boolean>;
  /** Opens an entry that is sent to the server; `undefined` when another tab writes it. */
  readonly open: <State, Parcel, Answer>(
    kind: OutboxKind<State, Parcel, Answer>,
    id: string,
    options: OpenOptions<State, Parcel, Answer>,
  ) => Promise<OutboxEntry<State> | undefined>;
  /** Opens an entry that is kept on the device and never sent; `undefined` when another tab writes it. */
  readonly keep: <State>(
    kind: KeptKind<State>,
    id: string,
    options: KeepOptions<State>,
  ) => Promise<KeptEntry<State> | undefined>;
  /** Sends what earlier visits left, as far as the known keys open it and no other tab holds it. */
  readonly replay: <State, Parcel, Answer>(
    kind: OutboxKind<State, Parcel, Answer>,
    options: EntryOptions<Parcel, Answer>,
  ) => Promise<void>;
  /** How many entries have something that the server has not acknowledged, in all tabs. */
  readonly unsent: () => Promise<number>;
  /** Closes the part of each entry of this tab that still grows, and tries to send everything. */
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

/**
 * How often unsent entries are written again, in ms, so that they survive when somebody clears the storage.
 */
const rewriteMs = 5_000;

interface Control extends Omit<ReturnType<typeof createEntry<never, never, never>>, 'entry'> {
  /** Gives the entry a key if it has none yet. */
  readonly giveKey: (key: OutboxKey) => void;
}

/** The lock that makes this tab the only one that writes and sends an entry. */
interface HeldLock {
  readonly release: () => void;
  /** False as soon as another tab has taken it. */
  readonly isOurs: () => boolean;
  readonly onLost: (listener: () => void) => void;
}

const hereOnly = <State>(_: State, here: State): State => here;

const tabs = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('stoa-outbox');
const windowOrNone = (): EventTarget => (typeof window === 'undefined' ? new EventTarget() : window);
const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

/** Everything that one person in one company has done and the server has not acknowledged yet. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { owner, now = Date.now, onReport, events = windowOrNone(), locks = browserLocks() } = options;
  const device = createKeep({
    owner,
    store: options.store ?? createEntryStore(onReport ? { onReport } : {}),
    subtle: 'subtle' in options ? options.subtle : globalThis.crypto?.subtle,
    now,
    onReport,
  });
  const live = new Map<string, Control>();
  const own = ownerPrefix(owner);
  const { channel = tabs() } = options;
  const swept = device.sweep();

  /** Takes the lock of an entry; `undefined` when another tab has it. */
  const take = async (name: string, steal: boolean): Promise<HeldLock | undefined> => {
    const lost = emitter();
    let ours = true;
    const onLost = (): void => {
      ours = false;
      lost.emit();
    };
    const release = await locks.take(name, { steal, onLost });
    return release && { release, isOurs: () => ours, onLost: lost.subscribe };
  };

  interface Begin<State, Parcel, Answer> {
    readonly sender: Sender<State, Parcel, Answer> | undefined;
    readonly key: OutboxKey | undefined;
    readonly left: Left<State> | undefined;
    readonly locked: boolean;
    readonly state: State;
    readonly merge: (left: State, here: State) => State;
    readonly lock: HeldLock;
  }
  /** Begins to keep an entry that this tab holds, and to send it. */
  const begin = <State, Parcel, Answer>(
    kind: KeptKind<State>,
    name: string,
    { sender, left, locked, state, merge, lock, ...use }: Begin<State, Parcel, Answer>,
  ) => {
    let { key } = use;
    const { entry, ...created } = createEntry({
      kind,
      sender,
      state,
      found: locked ? 'locked' : left ? 'read' : 'nothing',
      savedTime: left?.savedTime ?? now(),
      now,
      hold: {
        write: (newest, savedTime, inMemory) =>
          device.write(kind, name, { state: newest, savedTime }, { key, inMemory, isOurs: lock.isOurs }),
        remove: () => device.remove(name),
        load: async () => (await device.read(kind, name)).left,
        merge,
        release() {
          if (live.get(name) === control) live.delete(name);
          lock.release();
        },
      },
    });
    const control: Control = {
      ...created,
      giveKey(given) {
        if (key !== undefined) return;
        key = given;
        created.unlock();
      },
    };
    live.set(name, control);
    lock.onLost(() => void control.drop());
    // A key may have come while the entry was being opened.
    const newestKey = device.newestKey();
    if (newestKey !== undefined) control.giveKey(newestKey);
    return { entry, control };
  };

  const each = (work: (control: Control) => unknown): void => {
    for (const control of live.values()) work(control);
  };
  /** Takes a key that the server gave, also for the entries that have waited for one. */
  const takeKey = async (given: string): Promise<OutboxKey | undefined> => {
    const key = await device.addKey(given);
    if (key !== undefined) each(({ giveKey }) => giveKey(key));
    return key;
  };

  const hold = async <State, Parcel, Answer>(
    kind: KeptKind<State>,
    id: string,
    use: KeepOptions<State>,
    sender: Sender<State, Parcel, Answer> | undefined,
  ): Promise<OutboxEntry<State> | undefined> => {
    const name = nameOf(owner, kind.name, id);
    const [given] = await Promise.all([use.key === undefined ? undefined : takeKey(use.key), swept]);
    const key = use.key === undefined ? device.newestKey() : given;
    const lock = await take(name, use.takeOver ?? false);
    if (lock === undefined) return undefined;
    const merge = use.key === undefined ? use.merge : hereOnly;
    const found = await device.read(kind, name);
    if (!lock.isOurs()) return undefined;
    const left =
      found.left && found.plain
        ? { ...found.plain, state: merge(found.left.state, found.plain.state) }
        : (found.left ?? found.plain);
    // What only another key opens is replaced by what is done now, because that key will not come.
    const locked = found.locked && key === undefined && use.key === undefined;
    const state = use.start(left?.state);
    const { entry } = begin(kind, name, { sender, key, left, locked, state, merge, lock });
    if (use.onTaken) lock.onLost(use.onTaken);
    return entry;
  };

  const removeAll = async (): Promise<void> => {
    await Promise.all([...live.values()].map(({ drop }) => drop()));
    await device.clear();
  };
  // The listener stays after the end, because another tab may ask only then to delete what this tab has just
  // kept.
  channel?.addEventListener('message', ({ data }) => {
    if (data === own) void removeAll();
  });

  const flushAll = (): void => each((control) => void control.flush());
  const handlers: Readonly<Record<string, () => void>> = {
    blur: flushAll,
    online: flushAll,
    visibilitychange: () => {
      if (isHidden()) flushAll();
    },
    pagehide: () => each(({ leave }) => leave()),
  };
  for (const [name, handler] of Object.entries(handlers)) events.addEventListener(name, handler, true);
  const rewriting = setInterval(() => each(({ rewrite }) => rewrite()), rewriteMs);
  const end = (): void => {
    device.forgetKeys();
    clearInterval(rewriting);
    for (const [name, handler] of Object.entries(handlers)) events.removeEventListener(name, handler, true);
  };

  return {
    unlock: async (given) => (await takeKey(given)) !== undefined,
    open: (kind, id, use) => hold(kind, id, use, { kind, id, options: use }),
    keep: (kind, id, use) => hold(kind, id, use, undefined),
    async replay(kind, use) {
      await swept;
      const prefix = nameOf(owner, kind.name, '');
      for (const name of await device.names()) {
        if (!name.startsWith(prefix) || live.has(name) || device.isOver()) continue;
        const lock = await take(name, false);
        if (lock === undefined) continue;
        // Read again, because another tab may have sent the entry since it was listed.
        const found = await device.read(kind, name);
        const left = found.left ?? found.plain;
        // Whoever opens the entry joins what the device keeps with what this page has kept in memory.
        if (left === undefined || found.locked || (found.left && found.plain)) {
          lock.release();
          continue;
        }
        const id = name.slice(prefix.length);
        const { control } = begin(kind, name, {
          sender: { kind, id, options: use },
          key: found.left?.key,
          left,
          locked: false,
          state: kind.seal?.(left.state, left.savedTime) ?? left.state,
          merge: hereOnly,
          lock,
        });
        // Entries are sent one after the other, each of them completely.
        await control.flush();
        await control.stop();
      }
    },
    async unsent() {
      await device.sweep();
      const names = await device.names();
      for (const [name, { status }] of live) {
        if (status() === 'saved') names.delete(name);
        else names.add(name);
      }
      return names.size;
    },
    flush: async () => void (await Promise.all([...live.values()].map(({ finish }) => finish()))),
    kept: async () => void (await Promise.all([...live.values()].map(({ kept }) => kept()))),
    durability: device.durability,
    async discard() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A BroadcastChannel reaches its own origin only, so its postMessage takes no target.
      channel?.postMessage(own);
      await removeAll();
    },
    async close() {
      end();
      await Promise.all([...live.values()].map(({ stop }) => stop()));
      device.forgetMemory();
    },
  };
}
