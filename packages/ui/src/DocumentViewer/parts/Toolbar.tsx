import { ChevronLeft, ChevronRight, Maximize2, PanelLeft, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../IconButton/index.ts';
import { useLabels } from '../../provider/index.ts';
import { TextInput } from '../../TextInput/index.ts';
import * as styles from '../DocumentViewer.css.ts';
import { pageWithin, zoomAfter, zooms } from '../model.ts';

interface ToolbarProps {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  zoom: number;
  onZoomChange: (zoom: number) => void;
  thumbnails: boolean;
  onThumbnailsChange: (shown: boolean) => void;
}

/** The tools for page number, zoom, search and full screen. */
export function Toolbar({
  page,
  pageCount,
  onPageChange,
  zoom,
  onZoomChange,
  thumbnails,
  onThumbnailsChange,
}: ToolbarProps) {
  const labels = useLabels('documentViewer');
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined && typed.trim() !== '') onPageChange(pageWithin(Number(typed), pageCount));
    setTyped(undefined);
  };
  return (
    <>
      <IconButton
        glyph={PanelLeft}
        directional
        label={labels.thumbnails}
        size="sm"
        aria-pressed={thumbnails}
        onClick={() => onThumbnailsChange(!thumbnails)}
      />
      <div className={styles.group}>
        <IconButton
          glyph={ChevronLeft}
          directional
          label={labels.previous}
          size="sm"
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
          disabled={page >= pageCount}
          onClick={() => onPageChange(page + 1)}
        />
      </div>
      <div className={styles.group}>
        <IconButton
          glyph={ZoomOut}
          label={labels.zoomOut}
          size="sm"
          disabled={zoom === zooms[0]}
          onClick={() => onZoomChange(zoomAfter(zoom, -1))}
        />
        <output className={styles.of}>{labels.zoom(zoom)}</output>
        <IconButton
          glyph={ZoomIn}
          label={labels.zoomIn}
          size="sm"
          disabled={zoom === zooms.at(-1)}
          onClick={() => onZoomChange(zoomAfter(zoom, 1))}
        />
        <IconButton glyph={Maximize2} label={labels.fit} size="sm" onClick={() => onZoomChange(100)} />
      </div>
    </>
  );
}
