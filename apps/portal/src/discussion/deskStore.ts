import type { Client } from '@stoa/api';
import type { KeptEntry, KeptKind, Outbox } from '@stoa/api/outbox';
import { observable, type Observable } from '@stoa/domain/kernel';
import { outboxOf } from '../session/outbox.ts';
import { deskFrom, emptyDesk, isEmpty, merged, type Desk } from './desk.ts';

/** A desk is kept and never sent, because only the person submits what is in it. */
const kind: KeptKind<Desk> = { name: 'talk', parse: deskFrom, isSettled: isEmpty };

export interface DeskStore extends Pick<Observable<Desk>, 'get' | 'subscribe'> {
  readonly change: (next: (desk: Desk) => Desk) => void;
  /** Receives the encryption key from the server; before that, the desk stays in memory. */
  readonly unlock: (key: string) => void;
  /** Ids of the entries being sent now, by any panel on the page. */
  readonly sending: Observable<ReadonlySet<string>>;
  /** Whether a reload would lose text that is only in this tab. */
  readonly onlyHere: Observable<boolean>;
}

function createDeskStore(client: Client, id: string): DeskStore {
  const desk = observable(emptyDesk);
  const onlyHere = observable(false);
  /** What this tab has stored last. */
  let base = emptyDesk;
  let key: string | undefined;
  let outbox: Outbox | undefined;
  let entry: KeptEntry<Desk> | undefined;
  let opening = false;

  const judge = (): void => {
    const isKept = entry !== undefined && outbox?.durability() !== 'memory';
    onlyHere.set(!isKept && !isEmpty(desk.get()));
  };
  const keep = async (): Promise<void> => {
    if (entry === undefined || outbox === undefined) return;
    const now = desk.get();
    entry.change(() => now);
    await outbox.kept();
    // The other tab that has taken the entry may have read an older desk.
    if (entry) base = now;
    judge();
  };

  /** Opens the stored entry, which belongs to the tab in which the person writes. */
  const open = async (): Promise<void> => {
    if (key === undefined || opening || entry !== undefined) return;
    opening = true;
    let read = base;
    try {
      outbox = await outboxOf(client);
      entry = await outbox.keep(kind, id, {
        key,
        start: (left) => {
          read = desk.get();
          return merged(base, left, read);
        },
        takeOver: true,
        onTaken: () => {
          entry = undefined;
        },
      });
      if (entry) {
        // What was typed while the stored desk was being read is newer than the stored desk.
        desk.set(merged(read, entry.get(), desk.get()));
        await keep();
      }
    } catch {
      // The desk stays in memory only, so the browser asks before the page is left.
    } finally {
      opening = false;
      judge();
    }
  };
  return {
    get: desk.get,
    subscribe: desk.subscribe,
    sending: observable<ReadonlySet<string>>(new Set()),
    change(next) {
      desk.set(next(desk.get()));
      if (entry) {
        void keep();
      } else {
        judge();
        void open();
      }
    },
    unlock(given) {
      key = given;
      void open();
    },
    onlyHere,
  };
}

let stores = new Map<string, DeskStore>();
let generation: number | undefined;

/**
 * One desk for each panel and course, shared by every place on the page that shows it; another session gets
 * other desks.
 */
export function deskOf(client: Client, id: string): DeskStore {
  if (generation !== client.session.generation) {
    generation = client.session.generation;
    stores = new Map();
  }
  const store = stores.get(id) ?? createDeskStore(client, id);
  stores.set(id, store);
  return store;
}
