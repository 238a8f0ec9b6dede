import { clsx } from 'clsx';
import { Clock, Play, RotateCw, X } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as low from './action.css.ts';
import * as styles from './TimeChip.css.ts';

export interface TimeWords {
  at: (position: number) => string;
  position: (position: number) => string;
  seek: (position: number) => string;
  retime: string;
  untime: string;
  take: string;
}

/** The second that an entry is about. It is a button that seeks to it if the page has the video. */
export function TimeChip({
  position,
  words,
  onSeek,
}: {
  position: number;
  words: Pick<TimeWords, 'at' | 'seek'>;
  onSeek?: ((seconds: number) => void) | undefined;
}) {
  if (onSeek === undefined) return <span className={styles.time}>{words.at(position)}</span>;
  return (
    <button
      type="button"
      title={words.seek(position)}
      className={clsx(styles.time, styles.seek)}
      onClick={() => onSeek(position)}
    >
      <Icon glyph={Play} />
      {words.at(position)}
    </button>
  );
}

export interface TimeTakerProps {
  position: number | undefined;
  onPositionChange: (position: number | undefined) => void;
  /** Returns the current second of the video. Without it an entry cannot get a time. */
  takeTime: (() => number | undefined) | undefined;
  words: TimeWords;
}

/** For a composer: adds the current time of the video to the entry, changes it, or removes it. */
export function TimeTaker({ position, onPositionChange, takeTime, words }: TimeTakerProps) {
  const take = () => onPositionChange(takeTime?.());
  if (position === undefined) {
    return (
      takeTime !== undefined && (
        <button type="button" className={low.action} onClick={take}>
          <Icon glyph={Clock} />
          {words.take}
        </button>
      )
    );
  }
  return (
    <>
      <span className={styles.time} data-part="position">
        <Icon glyph={Clock} />
        <VisuallyHidden>{words.position(position)}</VisuallyHidden>
        <span aria-hidden>{words.at(position)}</span>
      </span>
      {takeTime !== undefined && (
        <IconButton glyph={RotateCw} label={words.retime} size="sm" onClick={take} />
      )}
      <IconButton glyph={X} label={words.untime} size="sm" onClick={() => onPositionChange(undefined)} />
    </>
  );
}
