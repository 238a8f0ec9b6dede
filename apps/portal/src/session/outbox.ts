import type { Client } from '@stoa/api';
import { observable } from '@stoa/domain/kernel';
import type { Outbox } from '@stoa/api/outbox';

/** Whether this page has begun to keep something: what a log-out then asks must be there when the network is not. */
export const outboxInUse = observable(false);

let current: { readonly generation: number; readonly outbox: Promise<Outbox> } | undefined;

/** The outbox of the session that runs. Its code comes at the first need; a failed load is tried again at the next. */
export function outboxOf({ session }: Client): Promise<Outbox> {
  const { generation } = session;
  if (current?.generation === generation) return current.outbox;
  const { companyId, userId } = session.get();
  outboxInUse.set(true);
  const outbox = import('@stoa/api/outbox').then(({ createOutbox }) =>
    createOutbox({ owner: { companyId, userId } }),
  );
  current = { generation, outbox };
  const forget = () => {
    if (current?.outbox === outbox) current = undefined;
  };
  const unsubscribe = session.subscribe(({ kind }) => {
    if (kind !== 'begin' && kind !== 'end') return;
    unsubscribe();
    forget();
    void outbox.then(({ close }) => close(), forget);
  });
  outbox.catch(() => {
    unsubscribe();
    forget();
  });
  return outbox;
}

/** Whether anything of anybody waits on this device, or this tab has begun to keep something. */
export function mayHoldUnsent(): boolean {
  try {
    return current !== undefined || localStorage.getItem('outboxUsed') !== null;
  } catch {
    return true;
  }
}
