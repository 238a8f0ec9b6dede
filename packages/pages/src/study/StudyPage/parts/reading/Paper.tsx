import { useState } from 'react';
import { DocumentViewer } from '@stoa/ui/DocumentViewer';
import type { StudyStage } from '../../types.ts';
import { useLooked } from './useLooked.ts';

/** A document page by page; each page counts after it has stayed on the screen for a while. */
export function Paper({ stage }: { stage: Extract<StudyStage, { kind: 'document' }> }) {
  const [page, setPage] = useState<number>();
  useLooked(page, stage.onSeen);
  return (
    <DocumentViewer
      title={stage.title}
      source={stage.source}
      bare
      onPageView={setPage}
      data-part="document"
    />
  );
}
