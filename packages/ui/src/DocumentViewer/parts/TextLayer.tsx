import { useEffect, useState } from 'react';
import * as styles from '../DocumentViewer.css.ts';
import type { Hit } from '../model.ts';
import type { OpenDocument, PageSize, PageText } from '../types.ts';

interface TextLayerProps {
  document: OpenDocument;
  page: number;
  size: PageSize;
  hits: readonly Hit[];
  current: Hit | undefined;
}

/**
 * The text of a page above its picture: for screen readers, selection and copying, with the matches of a search
 * marked.
 */
export function TextLayer({ document, page, size, hits, current }: TextLayerProps) {
  const [text, setText] = useState<PageText>('');
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const says = await document.textOf(page);
      if (!gone) setText(says);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [document, page]);
  if (typeof text === 'string') return text === '' ? null : <p className={styles.said}>{text}</p>;
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.layer} data-part="text">
      {hits.map((hit) =>
        hit.marks.map(({ run, from, to }) => (
          <rect
            key={`${run.x} ${run.y} ${from}`}
            x={run.x + run.width * from}
            y={run.y - run.height}
            width={run.width * (to - from)}
            height={run.height * 1.25}
            data-state={hit === current ? 'current' : 'found'}
            className={styles.mark}
          />
        )),
      )}
      {text.map((run) => (
        // The words are set in a font of the browser, stretched to the width that they have in the document's
        // font.
        <text
          key={`${run.x} ${run.y} ${run.text}`}
          x={run.x}
          y={run.y}
          fontSize={run.height}
          textLength={run.width > 0 ? run.width : undefined}
          lengthAdjust="spacingAndGlyphs"
          className={styles.run}
        >
          {run.text}
        </text>
      ))}
    </svg>
  );
}
