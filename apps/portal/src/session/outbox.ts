import type { Client } from '@stoa/api';
import { observable } from '@stoa/domain/kernel';
import type { Outbox } from '@stoa/api/outbox';

/**
 * Whether this page has begun to keep unsent work; then the code of the question before a logout is
 * preloaded, because the network may be gone when it is needed.
 */
export const outboxInUse = observable(false);

let current: { readonly generation: number; readonly outbox: Promise<Outbox> } | undefined;

/**
 * The outbox of the current session. Its code loads at the first use; a failed load is tried again at the
 * next.
 */
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

/** Whether unsent work of anybody may be on this device, or this tab has begun to keep some. */
export function mayHoldUnsent(): boolean {
  try {
    return current !== undefined || localStorage.getItem('outboxUsed') !== null;
  } catch {
    return true;
  }
}
