import { useEffect, useState } from 'react';
import { hitsOn, type Hit } from './model.ts';
import type { OpenDocument } from './types.ts';

const none: readonly Hit[] = [];

/** The matches of `query` in the whole document, searched page by page. */
export function useFind(document: OpenDocument, query: string): readonly Hit[] {
  const [found, setFound] = useState<{ query: string; hits: readonly Hit[] }>();
  useEffect(() => {
    if (query.trim() === '') return undefined;
    let gone = false;
    // Pages are read one after another, so that the page in view need not wait for all others.
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
