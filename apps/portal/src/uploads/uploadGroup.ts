import { isUnfinished, type UploadResult } from '@stoa/api/uploads';
import { useUploads, type UploadRow } from '@stoa/api/react';
import { UploadStatus } from '@stoa/domain';
import { useEffect, useMemo } from 'react';
import { usePortal } from '../session/portal.ts';
import { useUnsaved } from '../kernel/unsaved.ts';
import { uploadsOf } from './engine.ts';
import { useFaultWords } from './words.ts';

/** The uploaded files, oldest first. */
export const resultsOf = (items: readonly UploadRow[]): UploadResult[] =>
  items.flatMap((item) => (item.status === UploadStatus.End ? [item.result] : []));

/**
 * The state of one uploader on a screen. Its uploads stop when it is unmounted; what the server has received
 * can be continued.
 */
export function useUploadGroup(group: string) {
  const portal = usePortal();
  const uploads = useMemo(() => uploadsOf(portal), [portal]);
  const queue = useUploads(uploads, group, useFaultWords());
  const busy = queue.items.some(isUnfinished);
  useUnsaved(busy);
  useEffect(() => () => uploads.leave(group), [uploads, group]);
  return { ...queue, uploads, busy };
}
