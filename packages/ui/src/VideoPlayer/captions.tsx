import { useEffect, useRef, useState } from 'react';
import type { PlayerCaptions } from './types.ts';

const textOf = (cue: TextTrackCue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '');

/**
 * The words of the chosen captions at this moment. The browser's own `track` reads and times the file; the
 * words are drawn by us, because its own drawing lies under the control bar and follows no theme.
 */
export function useCaptions(chosen: PlayerCaptions | undefined) {
  const track = useRef<HTMLTrackElement>(null);
  const [src, setSrc] = useState<string>();
  const [lines, setLines] = useState<readonly string[]>([]);
  const url = chosen?.url;

  useEffect(() => {
    if (url === undefined) return undefined;
    const leaving = new AbortController();
    let blob: string | undefined;
    const read = async () => {
      const answer = await fetch(url, { signal: leaving.signal });
      const text = answer.ok ? await answer.text() : undefined;
      if (text === undefined || leaving.signal.aborted) return;
      // From memory: a `track` of another origin would ask for CORS on the film too.
      blob = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
      setSrc(blob);
    };
    // Captions that cannot be fetched stay away; the film goes on.
    read().catch(() => undefined);
    return () => {
      leaving.abort();
      if (blob !== undefined) URL.revokeObjectURL(blob);
      setSrc(undefined);
    };
  }, [url]);

  useEffect(() => {
    const cues = track.current?.track;
    if (src === undefined || cues === undefined) return undefined;
    const show = () => setLines([...(cues.activeCues ?? [])].map(textOf).flatMap((text) => text.split('\n')));
    cues.mode = 'hidden';
    cues.addEventListener('cuechange', show);
    return () => {
      cues.removeEventListener('cuechange', show);
      cues.mode = 'disabled';
      setLines([]);
    };
  }, [src]);

  return { track, src, lines };
}
