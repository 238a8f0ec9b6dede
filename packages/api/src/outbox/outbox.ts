import type { ServerDate } from '../client/answer.ts';
import type { OnReport } from '../client/ports.ts';
import { serverTime } from '../client/serverTime.ts';
import type { EntryOptions, KeptEntry, OutboxEntry } from './entry.ts';
import { createEntryStore, type EntryStore } from './entryStore.ts';
import { createKeep } from './keep.ts';
import type { KeptKind, OutboxKind, OutboxOwner } from './kind.ts';
import { browserLocks, type LockPort } from './locks.ts';
import { createOpenEntries, type KeepOptions } from './openEntries.ts';
import { onPageEvents, windowOrNone } from './pageEvents.ts';
import { nameOf, ownerPrefix, type Durability } from './stored.ts';

export interface OutboxOptions {
  readonly owner: OutboxOwner;
  readonly store?: EntryStore;
  readonly locks?: LockPort;
  readonly subtle?: SubtleCrypto | undefined;
  /** The time of the device in epoch milliseconds. */
  readonly now?: () => number;
  /**
   * The server's clock, as its last answer gave it. With it, entries are kept by the server's time, whatever the
   * device's clock says.
   */
  readonly serverDate?: () => ServerDate | undefined;
  /** Where `blur`, `online`, `pagehide` and `visibilitychange` arrive; the window by default. */
  readonly events?: EventTarget;
  /** Informs the other tabs of this browser which person's entries to delete. */
  readonly channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  readonly onReport?: OnReport;
}

export type OpenOptions<State, Parcel, Answer> = KeepOptions<State> & EntryOptions<Parcel, Answer>;

export interface Outbox {
  /**
   * Adds a key that the server has sent, to open the entries of earlier visits and to encrypt those that have
   * waited for a key. Resolves to false if the browser cannot encrypt; everything then stays in memory.
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
  /** Sends the entries that earlier visits left, if a known key opens them and no other tab holds them. */
  readonly replay: <State, Parcel, Answer>(
    kind: OutboxKind<State, Parcel, Answer>,
    options: EntryOptions<Parcel, Answer>,
  ) => Promise<void>;
  /** Ids of the entries of this kind that earlier visits left on the device and that this tab has not opened. */
  readonly left: (kind: { readonly name: string }) => Promise<string[]>;
  /** How many entries have something that the server has not acknowledged, in all tabs. */
  readonly unsent: () => Promise<number>;
  /** Closes the growing part of each entry of this tab, and tries to send everything. */
  readonly flush: () => Promise<void>;
  /** Resolves when every change so far is stored; `durability` then says where. */
  readonly kept: () => Promise<void>;
  /**
   * The place where unsent entries are stored; with several places, the least durable one, because entries in
   * memory are lost with the page.
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

const tabs = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('stoa-outbox');
/** The work of one person in one company that the server has not acknowledged yet. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { owner, serverDate, onReport, events = windowOrNone(), locks = browserLocks() } = options;
  const deviceNow = options.now ?? Date.now;
  const now = () => serverTime(serverDate?.(), deviceNow());
  const device = createKeep({
    owner,
    store: options.store ?? createEntryStore(onReport ? { onReport } : {}),
    subtle: 'subtle' in options ? options.subtle : globalThis.crypto?.subtle,
    now,
    isServerTime: () => serverDate === undefined || serverDate() !== undefined,
    onReport,
  });
  const entries = createOpenEntries({ owner, device, locks, now });
  const { live, each, hold } = entries;
  const own = ownerPrefix(owner);
  const { channel = tabs() } = options;
  const swept = device.sweep();

  const removeAll = async (): Promise<void> => {
    await Promise.all([...live.values()].map(({ drop }) => drop()));
    await device.clear();
  };
  // The listener stays after the end, because another tab may only then ask to delete what this tab has just
  // stored.
  channel?.addEventListener('message', ({ data }) => {
    if (data === own) void removeAll();
  });

  const stopListening = onPageEvents(events, {
    flush: () => each(({ flush }) => void flush()),
    leave: () => each(({ leave }) => leave()),
  });
  const rewriting = setInterval(() => each(({ rewrite }) => rewrite()), rewriteMs);

  return {
    unlock: async (given) => (await entries.takeKey(given)) !== undefined,
    async open(kind, id, use) {
      await swept;
      return hold(kind, id, use, { kind, id, options: use });
    },
    async keep(kind, id, use) {
      await swept;
      return hold(kind, id, use, undefined);
    },
    async replay(kind, use) {
      await swept;
      const prefix = nameOf(owner, kind.name, '');
      for (const name of await device.names()) {
        if (!name.startsWith(prefix) || live.has(name) || device.isOver()) continue;
        const lock = await entries.take(name, false);
        if (lock === undefined) continue;
        // The entry is read again, because another tab may have sent it since it was listed.
        const found = await device.read(kind, name);
        const left = found.left ?? found.plain;
        // An entry with both a stored copy and a copy in memory is left alone, because only the code that
        // opens it can join the two.
        if (left === undefined || found.locked || (found.left && found.plain)) {
          lock.release();
          continue;
        }
        const id = name.slice(prefix.length);
        const { control } = entries.begin(kind, name, {
          sender: { kind, id, options: use },
          key: found.left?.key,
          left,
          locked: false,
          state: kind.seal?.(left.state, left.savedTime) ?? left.state,
          merge: (_, here) => here,
          lock,
        });
        // Entries are sent one after the other, and each of them completely.
        await control.flush();
        await control.stop();
      }
    },
    async left(kind) {
      await swept;
      const prefix = nameOf(owner, kind.name, '');
      const names = [...(await device.names())];
      return names
        .filter((name) => name.startsWith(prefix) && !live.has(name))
        .map((name) => name.slice(prefix.length));
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
      device.forgetKeys();
      clearInterval(rewriting);
      stopListening();
      await Promise.all([...live.values()].map(({ stop }) => stop()));
      device.forgetMemory();
    },
  };
}
