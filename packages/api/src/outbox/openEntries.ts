import { emitter } from '@stoa/domain/kernel';
import type { OutboxKey } from './cipher.ts';
import { createEntry, type Left, type OutboxEntry, type Sender } from './entry.ts';
import type { createKeep } from './keep.ts';
import type { KeptKind, OutboxOwner } from './kind.ts';
import type { LockPort } from './locks.ts';
import { nameOf } from './stored.ts';

/** The initial state of an entry, and what happens when another tab has the entry. */
export type KeepOptions<State> = {
  /** Chooses between the state that an earlier visit left here and the server's. */
  readonly start: (left: State | undefined) => State;
  /** Takes the entry away from another tab that writes it. */
  readonly takeOver?: boolean;
  /** Called when another tab has taken the entry over; this tab writes and sends nothing more. */
  readonly onTaken?: () => void;
} & (
  | {
      /** The key that the server has sent with this entry; it may be the same for the whole outbox. */
      readonly key: string;
    }
  | {
      /** The key is set later, by `unlock`; until then this page keeps its changes only in memory. */
      readonly key: undefined;
      /**
       * Joins the state of an earlier visit with the changes made here, as soon as the key of that state is
       * known. Until then nothing of the entry is sent.
       */
      readonly merge: (left: State, here: State) => State;
    }
);

/** The functions by which the outbox controls an open entry. */
export interface Control extends Omit<ReturnType<typeof createEntry<never, never, never>>, 'entry'> {
  /** Gives the entry a key, unless it has one already. */
  readonly giveKey: (key: OutboxKey) => void;
}

/** The lock that makes this tab the only one that writes and sends an entry. */
interface HeldLock {
  readonly release: () => void;
  /** False as soon as another tab has taken the lock. */
  readonly isOurs: () => boolean;
  readonly onLost: (listener: () => void) => void;
}

const hereOnly = <State>(_: State, here: State): State => here;

export interface OpenEntriesOptions {
  readonly owner: OutboxOwner;
  readonly device: ReturnType<typeof createKeep>;
  readonly locks: LockPort;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
}

/** The facts about an entry at its beginning. */
export interface Beginning<State, Parcel, Answer> {
  readonly sender: Sender<State, Parcel, Answer> | undefined;
  readonly key: OutboxKey | undefined;
  readonly left: Left<State> | undefined;
  readonly locked: boolean;
  readonly state: State;
  readonly merge: (left: State, here: State) => State;
  readonly lock: HeldLock;
}

/** The entries that this tab has open; no other tab writes or sends them. */
export function createOpenEntries({ owner, device, locks, now }: OpenEntriesOptions) {
  const live = new Map<string, Control>();

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

  /** Starts to store and send an entry that this tab holds. */
  const begin = <State, Parcel, Answer>(
    kind: KeptKind<State>,
    name: string,
    { sender, left, locked, state, merge, lock, ...use }: Beginning<State, Parcel, Answer>,
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
    lock.onLost(() => {
      void control.drop().then(() => device.forget(name));
    });
    // A key may have become known while the entry was being opened.
    const newestKey = device.newestKey();
    if (newestKey !== undefined) control.giveKey(newestKey);
    return { entry, control };
  };

  const each = (work: (control: Control) => unknown): void => {
    for (const control of live.values()) work(control);
  };
  /** Adds a key that the server has sent, also for the entries that have waited for a key. */
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
    const given = use.key === undefined ? undefined : await takeKey(use.key);
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
    // A copy that no known key opens is replaced by the state of this page, because the missing key will
    // never come.
    const locked = found.locked && key === undefined && use.key === undefined;
    const state = use.start(left?.state);
    const { entry } = begin(kind, name, { sender, key, left, locked, state, merge, lock });
    if (use.onTaken) lock.onLost(use.onTaken);
    return entry;
  };

  return { live, each, take, begin, hold, takeKey };
}
