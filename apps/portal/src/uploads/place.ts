import { isUnfinished, type UploadResult } from '@stoa/api/uploads';
import { useUploads, type UploadRow } from '@stoa/api/react';
import { UploadStatus } from '@stoa/domain';
import { useEffect, useMemo } from 'react';
import { usePortal } from '../session/portal.ts';
import { useUnsaved } from '../kernel/unsaved.ts';
import { uploadsOf } from './engine.ts';
import { useFaultWords } from './words.ts';

/** What has arrived, oldest first. */
export const resultsOf = (items: readonly UploadRow[]): UploadResult[] =>
  items.flatMap((item) => (item.status === UploadStatus.End ? [item.result] : []));

/** One place of a screen where files are put in. Its files stop with it; what the server has can be gone on with. */
export function useUploadPlace(group: string) {
  const portal = usePortal();
  const uploads = useMemo(() => uploadsOf(portal), [portal]);
  const queue = useUploads(uploads, group, useFaultWords());
  const busy = queue.items.some(isUnfinished);
  useUnsaved(busy);
  useEffect(() => () => uploads.leave(group), [uploads, group]);
  return { ...queue, uploads, busy };
}
