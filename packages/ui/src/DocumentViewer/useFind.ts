import { useEffect, useState } from 'react';
import { hitsOn, type Hit } from './model.ts';
import type { OpenDocument } from './types.ts';

const none: readonly Hit[] = [];

/** The places of `query` in the whole document; they come page by page. */
export function useFind(document: OpenDocument, query: string): readonly Hit[] {
  const [found, setFound] = useState<{ query: string; hits: readonly Hit[] }>();
  useEffect(() => {
    if (query.trim() === '') return undefined;
    let gone = false;
    // One page after the other: the page in view must not wait for a hundred others.
    const read = async (page: number, before: readonly Hit[]): Promise<void> => {
      if (page > document.pageCount) return;
      const hits = [...before, ...hitsOn(page, await document.textOf(page), query)];
      if (gone) return;
      setFound({ query, hits });
      await read(page + 1, hits);
    };
    void read(1, none);
    return () => {
      gone = true;
    };
  }, [document, query]);
  return query.trim() !== '' && found?.query === query ? found.hits : none;
}
