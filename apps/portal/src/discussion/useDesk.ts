import { isApiError, newIdemKey, type ApiError, type Client } from '@stoa/api';
import { useClient } from '@stoa/api/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useKeptPage, useUnsaved } from '../kernel/unsaved.ts';
import {
  acknowledged,
  handedIn,
  isEdit,
  isEmpty,
  refused,
  withDraft,
  withPerson,
  type Draft,
  type Outgoing,
} from './desk.ts';
import { deskOf } from './deskStore.ts';
import { deskName, type TalkSubject } from './subject.ts';

/** Submits one entry, and rejects when the server has not acknowledged it. */
type Send = (client: Client, outgoing: Outgoing) => Promise<unknown>;

export type Handed = 'sent' | 'refused' | 'failed';

const isRefusal = (error: unknown): error is ApiError => isApiError(error) && error.kind === 'business';

/**
 * The texts that a person writes in a panel. They are stored on the device with every letter, until the
 * server has them.
 */
export function useDesk(panel: string, subject: TalkSubject, send: Send) {
  const client = useClient();
  const store = deskOf(client, deskName(panel, subject));
  const desk = useSyncExternalStore(store.subscribe, store.get);
  const sending = useSyncExternalStore(store.sending.subscribe, store.sending.get);
  const key = subject.outboxKey;
  useEffect(() => {
    if (key !== undefined) store.unlock(key);
  }, [store, key]);
  useKeptPage(!isEmpty(desk));
  useUnsaved(useSyncExternalStore(store.onlyHere.subscribe, store.onlyHere.get));

  const deliver = async (outgoing: Outgoing): Promise<Handed> => {
    const { id } = outgoing;
    if (store.sending.get().has(id)) return 'failed';
    store.sending.set(new Set([...store.sending.get(), id]));
    try {
      await send(client, outgoing);
      store.change((kept) => acknowledged(kept, id));
      return 'sent';
    } catch (error) {
      // The client has shown the server's refusal in a dialog; the text goes back into its field, where it
      // can be changed. The text of a change goes back in any case, because the post shows what the server
      // has.
      if (isRefusal(error) || isEdit(outgoing.field)) store.change((kept) => refused(kept, id));
      return isRefusal(error) ? 'refused' : 'failed';
    } finally {
      store.sending.set(new Set([...store.sending.get()].filter((one) => one !== id)));
    }
  };
  return {
    desk,
    isSending: (id: string) => sending.has(id),
    write: (field: string, draft: Draft | undefined) => store.change((kept) => withDraft(kept, field, draft)),
    handIn: (entry: Omit<Outgoing, 'id' | 'time'>): Promise<Handed> => {
      const outgoing = { ...entry, id: newIdemKey(), time: Date.now() };
      store.change((kept) => handedIn(kept, outgoing));
      return deliver(outgoing);
    },
    again: (id: string): Promise<Handed> => {
      const outgoing = store.get().outgoing.find((one) => one.id === id);
      return outgoing === undefined ? Promise.resolve('failed') : deliver(outgoing);
    },
    remember: (name: string, userId: number) => store.change((kept) => withPerson(kept, name, userId)),
    drop: (id: string) => store.change((kept) => acknowledged(kept, id)),
  };
}

export type DeskUse = ReturnType<typeof useDesk>;
