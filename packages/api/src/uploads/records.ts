import * as v from 'valibot';
import { safeStorage, type StoragePort } from '../session/storage.ts';

/** An upload that has been started: enough to continue it, and useless without the person's session. */
const uploadRecord = v.object({
  fingerprint: v.string(),
  videoId: v.number(),
  uploadUrl: v.optional(v.string()),
  chunkSize: v.number(),
  savedTime: v.number(),
});
export type UploadRecord = v.InferOutput<typeof uploadRecord>;

/** The person and company that uploads belong to; nobody else continues them. */
export interface UploadOwner {
  readonly companyId: number;
  readonly userId: number;
}

export interface UploadRecords {
  readonly find: (owner: UploadOwner, fingerprint: string) => UploadRecord | undefined;
  readonly keep: (owner: UploadOwner, record: UploadRecord) => void;
  readonly drop: (owner: UploadOwner, fingerprint: string) => void;
}

/** How long a begun upload is remembered, in ms; no server keeps an unfinished file longer. */
const longestMs = 7 * 86_400_000;
const mostRecords = 50;
const keyOf = ({ companyId, userId }: UploadOwner): string => `uploads:${companyId}:${userId}`;
const kept = v.array(uploadRecord);

/**
 * The uploads that have been started on this device, by company and person; they are kept in memory if the
 * browser has no storage.
 */
export function uploadRecords({
  storage = () => localStorage,
  now = Date.now,
}: { storage?: (() => StoragePort) | undefined; now?: (() => number) | undefined } = {}): UploadRecords {
  const store = safeStorage(storage, () => undefined);
  const read = (owner: UploadOwner): UploadRecord[] => {
    const parsed = v.safeParse(kept, store.read(keyOf(owner)) ?? []);
    const young = ({ savedTime }: UploadRecord): boolean => now() - savedTime < longestMs;
    return parsed.success ? parsed.output.filter(young) : [];
  };
  const write = (owner: UploadOwner, records: readonly UploadRecord[]): void => {
    if (records.length === 0) store.remove(keyOf(owner));
    else store.write(keyOf(owner), records.slice(-mostRecords));
  };
  const others = (owner: UploadOwner, fingerprint: string): UploadRecord[] =>
    read(owner).filter((record) => record.fingerprint !== fingerprint);
  return {
    find: (owner, fingerprint) => read(owner).find((record) => record.fingerprint === fingerprint),
    keep: (owner, record) => write(owner, [...others(owner, record.fingerprint), record]),
    drop: (owner, fingerprint) => write(owner, others(owner, fingerprint)),
  };
}
