import * as v from 'valibot';
import type { OnReport } from '../client/ports.ts';
import type { OutboxOwner } from '../outbox/index.ts';
import { safeStorage } from '../session/storage.ts';
import type { StoragePort } from '../session/storage.ts';
import { saidMessage } from './message.ts';
import type { SaidMessage } from './message.ts';

export interface OldMessages {
  readonly read: () => readonly SaidMessage[];
  readonly remove: () => void;
}

/** Unsent messages that an earlier release has left in this tab, unencrypted. */
export function oldMessages(
  { companyId, userId }: OutboxOwner,
  liveId: number,
  open: () => StoragePort,
  onReport: OnReport,
): OldMessages {
  const storage = safeStorage(open, onReport);
  const key = `liveUnsent:${companyId}:${userId}:${liveId}`;
  return {
    read() {
      const left = v.safeParse(v.array(saidMessage), storage.read(key));
      return left.success ? left.output : [];
    },
    remove: () => storage.remove(key),
  };
}
