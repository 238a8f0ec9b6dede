import { useEffect, useMemo, useState } from 'react';
import { openImages } from './openImages.ts';
import type { DocumentSource, OpenDocument } from './types.ts';

export type DocumentState =
  | { state: 'loading' }
  | { state: 'ready'; document: OpenDocument }
  | { state: 'failed'; retry: () => void };

interface Attempt {
  source: DocumentSource;
  tried: number;
  /** The open document; `undefined` while it is loading or when it could not be opened. */
  document: OpenDocument | undefined;
}

/**
 * Opens the source, and closes it when another one is given. The caller must keep the same `source` object for
 * the same document.
 */
export function useDocument(source: DocumentSource): DocumentState {
  const [tried, setTried] = useState(0);
  const [last, setLast] = useState<Attempt>();
  const images = useMemo(() => (source.type === 'images' ? openImages(source.pages) : undefined), [source]);

  useEffect(() => {
    if (source.type !== 'pdf') return undefined;
    let gone = false;
    let document: OpenDocument | undefined;
    const open = async () => {
      try {
        const { openPdf } = await import('./openPdf.ts');
        document = await openPdf(source);
      } catch {
        document = undefined;
      }
      if (gone) document?.close();
      else setLast({ source, tried, document });
    };
    void open();
    return () => {
      gone = true;
      document?.close();
    };
  }, [source, tried]);

  if (images !== undefined) return { state: 'ready', document: images };
  if (last?.source !== source || last.tried !== tried) return { state: 'loading' };
  if (last.document === undefined) return { state: 'failed', retry: () => setTried(tried + 1) };
  return { state: 'ready', document: last.document };
}
