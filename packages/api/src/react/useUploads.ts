import { UploadStatus } from '@stoa/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isRetryable } from '../uploads/machine.ts';
import type { UploadEntry, UploadFault } from '../uploads/machine.ts';
import type { Uploads } from '../uploads/uploads.ts';

type Failed = Extract<UploadEntry, { status: typeof UploadStatus.Error }>;

/**
 * An upload as the `UploadQueue` of `@stoa/ui` takes it; the object stays the same until the upload changes.
 */
export type UploadRow =
  | Exclude<UploadEntry, Failed>
  | (Failed & { readonly reason: string; readonly retryable: boolean });

/** The actions of a person on an upload in the queue. */
export type UploadAct = 'pause' | 'resume' | 'retry' | 'cancel' | 'remove';

export interface UploadsResult {
  /** The uploads of this place, oldest first. */
  readonly items: readonly UploadRow[];
  readonly onAction: (id: string, action: UploadAct) => void;
}

function rowsWith(reasonOf: (fault: UploadFault) => string) {
  const made = new WeakMap<UploadEntry, UploadRow>();
  return (entry: UploadEntry): UploadRow => {
    if (entry.status !== UploadStatus.Error) return entry;
    const row = made.get(entry) ?? {
      ...entry,
      reason: reasonOf(entry.fault),
      retryable: isRetryable(entry.fault),
    };
    made.set(entry, row);
    return row;
  };
}

/**
 * The uploads of one place, ready for an `UploadQueue`. `reasonOf` explains in words why an upload failed and
 * what helps; it must be the same function until the language changes.
 */
export function useUploads(
  uploads: Uploads,
  group: string,
  reasonOf: (fault: UploadFault) => string,
): UploadsResult {
  const entries = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const rowOf = useMemo(() => rowsWith(reasonOf), [reasonOf]);
  const items = useMemo(
    () => entries.filter((entry) => entry.group === group).map(rowOf),
    [entries, group, rowOf],
  );
  const onAction = useCallback(
    (id: string, action: UploadAct): void => {
      switch (action) {
        case 'pause':
          return uploads.pause(id);
        case 'resume':
          return uploads.resume(id);
        case 'retry':
          return uploads.retry(id);
        case 'cancel':
        case 'remove':
          return uploads.take(id);
        default:
          return action satisfies never;
      }
    },
    [uploads],
  );
  return { items, onAction };
}
