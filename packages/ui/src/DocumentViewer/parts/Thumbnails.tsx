import { useEffect, useRef } from 'react';
import * as styles from '../DocumentViewer.css.ts';
import type { OpenDocument } from '../types.ts';
import { PagePicture } from './PagePicture.tsx';
import { useNear } from './useNear.ts';

interface ThumbnailProps {
  document: OpenDocument;
  page: number;
  label: string;
  current: boolean;
  onOpen: (page: number) => void;
}

const width = 112;

function Thumbnail({ document, page, label, current, onOpen }: ThumbnailProps) {
  const root = useRef<HTMLButtonElement>(null);
  const near = useNear(root);
  useEffect(() => {
    if (current) root.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <button
      ref={root}
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={styles.thumb}
      onClick={() => onOpen(page)}
    >
      <span
        className={styles.thumbPage}
        style={{ aspectRatio: `${document.firstSize.width} / ${document.firstSize.height}` }}
      >
        {near && <PagePicture document={document} page={page} width={width} />}
      </span>
      {page}
    </button>
  );
}

interface ThumbnailsProps {
  document: OpenDocument;
  label: string;
  pageName: (page: number) => string;
  current: number;
  onOpen: (page: number) => void;
}

/** Thumbnails of all pages. */
export function Thumbnails({ document, label, pageName, current, onOpen }: ThumbnailsProps) {
  return (
    <nav aria-label={label} className={styles.thumbs} data-part="view">
      {Array.from({ length: document.pageCount }, (_, i) => (
        <Thumbnail
          key={i}
          document={document}
          page={i + 1}
          label={pageName(i + 1)}
          current={current === i + 1}
          onOpen={onOpen}
        />
      ))}
    </nav>
  );
}
