import { useEffect, useState } from 'react';
import type { PlayerCaptions } from './types.ts';

const textOf = (cue: TextTrackCue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '');

/**
 * The words of the chosen captions at this moment. The browser's own `track` reads and times the file; the
 * words are drawn by us, because its own drawing lies under the control bar and follows no theme.
 */
export function useCaptions(
  video: React.RefObject<HTMLVideoElement | null>,
  chosen: PlayerCaptions | undefined,
): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  const url = chosen?.url;
  const lang = chosen?.lang;
  useEffect(() => {
    const element = video.current;
    if (url === undefined || element === null) return undefined;
    const leaving = new AbortController();
    const node = document.createElement('track');
    let blob: string | undefined;
    const read = () =>
      setLines([...(node.track.activeCues ?? [])].map(textOf).flatMap((text) => text.split('\n')));
    const show = async () => {
      const answer = await fetch(url, { signal: leaving.signal });
      if (!answer.ok) return;
      // From memory: a `track` of another origin would ask for CORS on the film too.
      blob = URL.createObjectURL(new Blob([await answer.text()], { type: 'text/vtt' }));
      if (leaving.signal.aborted) return;
      node.kind = 'captions';
      node.srclang = lang ?? '';
      node.src = blob;
      element.append(node);
      node.track.mode = 'hidden';
      node.track.addEventListener('cuechange', read);
    };
    // Captions that cannot be fetched stay away; the film goes on.
    show().catch(() => undefined);
    return () => {
      leaving.abort();
      node.track.removeEventListener('cuechange', read);
      node.remove();
      if (blob !== undefined) URL.revokeObjectURL(blob);
      setLines([]);
    };
  }, [video, url, lang]);
  return lines;
}
