import { useEffect, useState, type RefObject } from 'react';
import type { CaptionStyle } from '../preferences.ts';
import type { PlayerCaptions } from '../types.ts';
import * as styles from './CaptionLayer.css.ts';

const textOf = (cue: TextTrackCue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '');

/** Puts a file's cues on the film's own clock; answers with what ends it. */
function listen(
  element: HTMLTrackElement,
  url: string,
  onLines: (lines: readonly string[]) => void,
): () => void {
  const leaving = new AbortController();
  const { track } = element;
  let blob: string | undefined;
  const read = async () => {
    const answer = await fetch(url, { signal: leaving.signal });
    const text = answer.ok ? await answer.text() : undefined;
    if (text === undefined || leaving.signal.aborted) return;
    // From memory: a `track` of another origin would ask for CORS on the film too.
    blob = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    element.src = blob;
    track.mode = 'hidden';
  };
  const show = () => onLines([...(track.activeCues ?? [])].map(textOf).flatMap((words) => words.split('\n')));
  track.addEventListener('cuechange', show, { signal: leaving.signal });
  // Captions that cannot be fetched stay away; the film goes on.
  read().catch(() => undefined);
  return () => {
    leaving.abort();
    track.mode = 'disabled';
    element.removeAttribute('src');
    if (blob !== undefined) URL.revokeObjectURL(blob);
    onLines([]);
  };
}

export interface CaptionLayerProps {
  track: RefObject<HTMLTrackElement | null>;
  captions: PlayerCaptions;
  look: CaptionStyle;
}

/**
 * The words of the chosen captions at this moment. The browser's own `track` reads and times the file; the
 * words are drawn by us, because its own drawing lies under the control bar and follows no theme.
 */
export function CaptionLayer({ track, captions, look }: CaptionLayerProps) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const { lang, url } = captions;

  useEffect(() => {
    const element = track.current;
    return element === null ? undefined : listen(element, url, setLines);
  }, [track, url]);

  if (lines.length === 0) return null;
  return (
    <div
      data-part="captions"
      data-size={look.size}
      data-background={look.background}
      data-position={look.position}
      lang={lang}
      className={styles.captions}
    >
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </div>
  );
}
