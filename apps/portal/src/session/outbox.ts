import type { Client, SessionStore } from '@stoa/api';
import { observable } from '@stoa/domain/kernel';
import type { Outbox } from '@stoa/api/outbox';

/**
 * Whether this page has started to store unsent work; then the code of the question before a logout is
 * preloaded, because the network may be gone when it is needed.
 */
export const outboxInUse = observable(false);

interface Current {
  readonly generation: number;
  readonly outbox: Promise<Outbox>;
}

/**
 * One outbox for each session, because a guest of an exam has a session besides that of the person who is
 * logged in.
 */
const outboxes = new Map<SessionStore, Current>();

/**
 * The outbox of a session. Its code loads at the first use; a failed load is tried again at the
 * next.
 */
export function outboxOf({ session, serverDate }: Client): Promise<Outbox> {
  const { generation } = session;
  const current = outboxes.get(session);
  if (current?.generation === generation) return current.outbox;
  const { companyId, userId } = session.get();
  outboxInUse.set(true);
  const outbox = import('@stoa/api/outbox').then(({ createOutbox }) =>
    createOutbox({ owner: { companyId, userId }, serverDate }),
  );
  outboxes.set(session, { generation, outbox });
  const forget = () => {
    if (outboxes.get(session)?.outbox === outbox) outboxes.delete(session);
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

/** Whether unsent work of any person may be on this device, or this tab has started to store some. */
export function mayHoldUnsent(): boolean {
  try {
    return outboxes.size > 0 || localStorage.getItem('outboxUsed') !== null;
  } catch {
    return true;
  }
}
