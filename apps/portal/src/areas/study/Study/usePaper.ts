import type { PlayItem } from '@stoa/api/contract/course';
import type { DocumentSource } from '@stoa/ui/DocumentViewer';
import { useEffect, useState } from 'react';
import type { Panels } from './panels/types.ts';

/**
 * The document of an item. The object stays the same while the item is open, because a new session brings
 * another address for it, and reading must not be interrupted.
 */
export function usePaper(item: PlayItem | undefined, panels: Panels | undefined): DocumentSource | undefined {
  const [paper, setPaper] = useState<{ itemId: number; source: DocumentSource }>();
  const isOpen = paper !== undefined && paper.itemId === item?.itemId;
  useEffect(() => {
    if (!item?.document || !panels || isOpen) return undefined;
    const { itemId, document } = item;
    let gone = false;
    const open = async () => {
      const source = await panels.paper(document);
      if (!gone) setPaper({ itemId, source });
    };
    void open();
    return () => {
      gone = true;
    };
  }, [item, panels, isOpen]);
  return isOpen ? paper.source : undefined;
}
