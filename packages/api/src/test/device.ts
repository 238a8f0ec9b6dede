import type { EntryPlace, LockPort, StoredEntry } from '../outbox/index.ts';
import { createEntryStore, createOutbox, type Outbox, type OutboxOwner } from '../outbox/index.ts';
import type { ApiReport } from '../client/ports.ts';

export type PlaceState = 'works' | 'full' | 'blocked';

const never = new Promise<never>(() => undefined);

/** A browser storage that survives reloads and crashes. */
export function createKept() {
  const entries = new Map<string, unknown>();
  return { entries, state: 'works' as PlaceState };
}
export type Kept = ReturnType<typeof createKept>;

function placeOf(kept: Kept, durability: EntryPlace['durability'], isDead: () => boolean): EntryPlace {
  const work = async <Result>(needs: 'room' | 'access', act: () => Result): Promise<Result> => {
    if (isDead()) return never;
    if (kept.state === 'blocked') throw new DOMException('', 'SecurityError');
    if (kept.state === 'full' && needs === 'room') throw new DOMException('', 'QuotaExceededError');
    return act();
  };
  return {
    durability,
    list: () => work('access', () => [...kept.entries.values()]),
    put: (entry: StoredEntry) => work('room', () => void kept.entries.set(entry.name, entry)),
    remove: (name) => work('access', () => void kept.entries.delete(name)),
  };
}

/** A browser on one device: tabs open, are killed and open again. */
export function createDevice({ clock = () => 1_000_000 }: { clock?: () => number } = {}) {
  const database = createKept();
  const small = createKept();
  const held = new Map<string, { tab: object; onLost: () => void }>();
  const channels = new Map<object, Set<(event: { data: unknown }) => void>>();
  const reports: ApiReport[] = [];

  return {
    database,
    small,
    reports,
    /** Whether something of this person is kept in a place that cannot be read at the moment. */
    hides: ({ companyId, userId }: OutboxOwner): boolean =>
      [database, small].some(
        ({ state, entries }) =>
          state === 'blocked' &&
          [...entries.keys()].some((name) => name.startsWith(`${companyId}:${userId}:`)),
      ),
    /** Every stored byte, as somebody with access to the disk would read it. */
    text: (): string =>
      JSON.stringify([...database.entries.values(), ...small.entries.values()], (_, value: unknown) => {
        if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
        return value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
      }),
    open(owner: OutboxOwner, { crypto: hasCrypto = true } = {}): Tab {
      const tab = {};
      let dead = false;
      const isDead = () => dead;
      const locks: LockPort = {
        async take(name, { steal, onLost }) {
          const holder = held.get(name);
          if (holder && !steal) return undefined;
          holder?.onLost();
          held.set(name, { tab, onLost });
          return () => {
            if (held.get(name)?.tab === tab) held.delete(name);
          };
        },
      };
      const listeners = new Set<(event: { data: unknown }) => void>();
      channels.set(tab, listeners);
      const events = new EventTarget();
      const channel = {
        postMessage(data: unknown) {
          for (const [other, heard] of channels) if (other !== tab) for (const tell of heard) tell({ data });
        },
        addEventListener(_: string, listener: unknown) {
          if (typeof listener === 'function') listeners.add((event) => void listener(event));
        },
      };
      const outbox = createOutbox({
        owner,
        now: clock,
        locks,
        events,
        channel,
        store: createEntryStore({
          places: [placeOf(database, 'indexedDB', isDead), placeOf(small, 'localStorage', isDead)],
          mark: () => undefined,
          onReport: (report) => reports.push(report),
        }),
        onReport: (report) => reports.push(report),
        ...(hasCrypto ? {} : { subtle: undefined }),
      });
      return {
        outbox,
        isDead,
        fire: (name) => void events.dispatchEvent(new Event(name)),
        kill() {
          dead = true;
          channels.delete(tab);
          for (const [name, holder] of held) if (holder.tab === tab) held.delete(name);
        },
      };
    },
  };
}
export type Device = ReturnType<typeof createDevice>;

export interface Tab {
  readonly outbox: Outbox;
  readonly isDead: () => boolean;
  readonly fire: (event: string) => void;
  /** Ends the tab at once: none of its code runs any more, and requests under way are lost. */
  readonly kill: () => void;
}
