import { useEffect, useRef, useState } from 'react';
import { asGroup } from '../../asGroup.ts';
import * as styles from '../DocumentViewer.css.ts';
import type { Hit } from '../model.ts';
import type { OpenDocument } from '../types.ts';
import { PagePicture } from './PagePicture.tsx';
import { TextLayer } from './TextLayer.tsx';
import { useNear } from './useNear.ts';

interface PageProps {
  document: OpenDocument;
  page: number;
  label: string;
  width: number;
  hits: readonly Hit[];
  current: Hit | undefined;
}

/**
 * A page at its final size. Its picture and text are rendered when it comes near the view, and removed when it
 * is far away.
 */
export function Page({ document, page, label, width, hits, current }: PageProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  const [size, setSize] = useState(document.firstSize);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const exact = await document.sizeOf(page);
      if (!gone) setSize(exact);
    };
    if (near) void read();
    return () => {
      gone = true;
    };
  }, [document, page, near]);
  return (
    <div
      ref={root}
      {...asGroup}
      aria-label={label}
      data-page={page}
      data-found={hits.length > 0 || undefined}
      className={styles.page}
      style={{ inlineSize: width, aspectRatio: `${size.width} / ${size.height}` }}
    >
      {near && width > 0 && (
        <>
          <PagePicture document={document} page={page} width={width} />
          <TextLayer document={document} page={page} size={size} hits={hits} current={current} />
        </>
      )}
    </div>
  );
}
