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

/** What a page says, over its picture: to be read out, chosen and copied, with the found places marked. */
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
        // The browser's own font, pulled to the width that the document's font has.
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
