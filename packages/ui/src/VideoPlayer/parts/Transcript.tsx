import { useEffect, useRef, type RefObject } from 'react';
import { Transcript as AllWords, type TranscriptLine } from '../../Transcript/index.ts';
import type { Player } from '../player/player.ts';
import * as styles from './Transcript.css.ts';

export interface TranscriptProps {
  player: Player;
  /** The lines of the transcript. Without them they are read from the captions' file. */
  lines?: readonly TranscriptLine[] | undefined;
  url?: string | undefined;
  lang?: string | undefined;
  /** Whether the transcript lies over the film, instead of below a recording. */
  overFilm?: boolean;
  onClose?: () => void;
}

/** Escape inside the panel closes only the panel. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: (() => void) | undefined) {
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || onClose === undefined) return;
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel, onClose]);
}

/** The transcript inside of a player. */
export function Transcript({ player, lines, url, lang, overFilm = false, onClose }: TranscriptProps) {
  const panel = useRef<HTMLElement>(null);
  useEscape(panel, onClose);
  return (
    <AllWords
      ref={panel}
      surface="film"
      lines={lines}
      url={url}
      lang={lang}
      currentTime={() => player.time.get().time}
      subscribe={player.time.subscribe}
      onSeek={player.seek}
      onClose={onClose}
      className={overFilm ? styles.overFilm : undefined}
    />
  );
}
