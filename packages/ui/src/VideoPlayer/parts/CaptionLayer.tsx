import { useEffect, useState, type RefObject } from 'react';
import type { CaptionStyle } from '../preferences.ts';
import type { PlayerCaptions } from '../types.ts';
import * as styles from './CaptionLayer.css.ts';

const textOf = (cue: TextTrackCue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '');

/** Loads the cues of a file into the track of the video. Returns the function that ends this. */
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
    // The file is read into a blob, because a `track` from another origin would require CORS for the video
    // too.
    blob = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    element.src = blob;
    track.mode = 'hidden';
  };
  const show = () => onLines([...(track.activeCues ?? [])].map(textOf).flatMap((words) => words.split('\n')));
  track.addEventListener('cuechange', show, { signal: leaving.signal });
  // When captions cannot be loaded, the video plays on without them.
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
 * The texts of the chosen captions. The native `track` reads the file and times the cues; the words are drawn
 * here, because the browser would draw them below the control bar and without the theme.
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
