import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import { DocumentViewer } from '@stoa/ui/DocumentViewer';
import { Icon } from '@stoa/ui/Icon';
import { useLabels } from '@stoa/ui/provider';
import type { StudyStage } from '../../types.ts';
import * as styles from '../Reading.css.ts';
import { useLooked } from './useLooked.ts';

/** A document page by page; each page counts when it stayed on the screen. */
export function Paper({ stage }: { stage: Extract<StudyStage, { kind: 'document' }> }) {
  const labels = useLabels('videoPlayer');
  const root = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<number>();
  const [full, setFull] = useState(false);
  useLooked(page, stage.onSeen);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement === root.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  // When the browser refuses full screen, the page stays as it is.
  const toggle = () =>
    void (full ? document.exitFullscreen() : root.current?.requestFullscreen())?.catch(() => undefined);
  return (
    <div ref={root} className={styles.document} data-part="document">
      {document.fullscreenEnabled && (
        <Button
          variant="outline"
          size="sm"
          className={styles.full}
          iconStart={<Icon glyph={full ? Minimize : Maximize} />}
          onClick={toggle}
        >
          {full ? labels.exitFullScreen : labels.fullScreen}
        </Button>
      )}
      <DocumentViewer title={stage.title} source={stage.source} onPageView={setPage} />
    </div>
  );
}
