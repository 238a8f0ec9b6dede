import * as v from 'valibot';
import { LiveMessageKind } from '../contract/live.ts';
import type { OnReport } from '../client/ports.ts';
import { safeStorage } from '../session/storage.ts';
import type { StoragePort } from '../session/storage.ts';

/** Kinds of messages that a person may send. */
export const saidKinds = [LiveMessageKind.Text, LiveMessageKind.Question, LiveMessageKind.Answer] as const;
export type SaidKind = (typeof saidKinds)[number];

const unsent = v.object({
  key: v.string(),
  text: v.string(),
  kind: v.picklist(saidKinds),
  replyTo: v.optional(v.number()),
  at: v.number(),
});

/** A message that the server has not acknowledged yet. `key` stays the same however often it is sent. */
export type Unsent = v.InferOutput<typeof unsent>;

export interface RoomOwner {
  readonly companyId: number;
  readonly userId: number;
}

export interface UnsentStore {
  read(): Unsent[];
  write(list: readonly Unsent[]): void;
}

/** Keeps unsent messages through a reload, for one person in one company and room. */
export function unsentStore(
  { companyId, userId }: RoomOwner,
  liveId: number,
  open: () => StoragePort,
  onReport: OnReport,
): UnsentStore {
  const storage = safeStorage(open, onReport);
  const key = `liveUnsent:${companyId}:${userId}:${liveId}`;
  return {
    read() {
      const kept = v.safeParse(v.array(unsent), storage.read(key));
      return kept.success ? kept.output : [];
    },
    write(list) {
      if (list.length === 0) storage.remove(key);
      else storage.write(key, list);
    },
  };
}
