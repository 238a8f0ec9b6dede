import { useEffect, useState } from 'react';
import { linesOf, type TranscriptLine } from './vtt.ts';

/** The longest file that is read, in characters. The captions of a film of ten hours are far shorter. */
const longestFile = 2_000_000;

export type Lines = readonly TranscriptLine[] | 'loading' | 'failed';

/** The lines of a transcript: those given, or those of the caption file. */
export function useLines(given: readonly TranscriptLine[] | undefined, url: string | undefined): Lines {
  const [read, setRead] = useState<{ url: string; lines: readonly TranscriptLine[] | 'failed' }>();
  useEffect(() => {
    if (given !== undefined || url === undefined) return undefined;
    const leaving = new AbortController();
    const fetchLines = async () => {
      const answer = await fetch(url, { signal: leaving.signal });
      const file = answer.ok ? (await answer.text()).slice(0, longestFile) : undefined;
      setRead({ url, lines: file === undefined ? 'failed' : linesOf(file) });
    };
    fetchLines().catch(() => {
      if (!leaving.signal.aborted) setRead({ url, lines: 'failed' });
    });
    return () => leaving.abort();
  }, [given, url]);
  if (given !== undefined) return given;
  return read !== undefined && read.url === url ? read.lines : 'loading';
}
