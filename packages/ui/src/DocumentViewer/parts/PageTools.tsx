import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../IconButton/index.ts';
import { useLabels } from '../../provider/index.ts';
import { TextInput } from '../../TextInput/index.ts';
import * as styles from '../DocumentViewer.css.ts';
import { pageWithin, zoomAfter, zooms } from '../model.ts';

export interface PageToolsProps {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  zoom: number;
  onZoomChange: (zoom: number) => void;
}

/** The tools that are shown at every width: the page number and the zoom. */
export function PageTools({ page, pageCount, onPageChange, zoom, onZoomChange }: PageToolsProps) {
  const labels = useLabels('documentViewer');
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined && typed.trim() !== '') onPageChange(pageWithin(Number(typed), pageCount));
    setTyped(undefined);
  };
  return (
    <>
      <div className={styles.group}>
        <IconButton
          glyph={ChevronLeft}
          directional
          label={labels.previous}
          size="sm"
          className={styles.tool}
          disabled={page <= 1}
          onClick={() => onPageChange(page - 1)}
        />
        <TextInput
          aria-label={labels.page}
          inputMode="numeric"
          size="sm"
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key === 'Escape') setTyped(undefined);
          }}
          className={styles.pageInput}
        />
        <span className={styles.of}>{labels.of(pageCount)}</span>
        <IconButton
          glyph={ChevronRight}
          directional
          label={labels.next}
          size="sm"
          className={styles.tool}
          disabled={page >= pageCount}
          onClick={() => onPageChange(page + 1)}
        />
      </div>
      <div className={styles.end}>
        <IconButton
          glyph={ZoomOut}
          label={labels.zoomOut}
          size="sm"
          className={styles.tool}
          disabled={zoom === zooms[0]}
          onClick={() => onZoomChange(zoomAfter(zoom, -1))}
        />
        <output className={styles.percent}>{labels.zoom(zoom)}</output>
        <IconButton
          glyph={ZoomIn}
          label={labels.zoomIn}
          size="sm"
          className={styles.tool}
          disabled={zoom === zooms.at(-1)}
          onClick={() => onZoomChange(zoomAfter(zoom, 1))}
        />
      </div>
    </>
  );
}
