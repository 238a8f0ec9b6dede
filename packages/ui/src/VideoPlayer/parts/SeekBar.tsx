import { formatPosition, SeekPolicy } from '@stoa/domain';
import { useState, useSyncExternalStore, type PointerEvent } from 'react';
import { useLabels } from '../../provider/index.ts';
import type { Player } from '../player/player.ts';
import type { PlayerMarker, Span } from '../types.ts';
import { union } from '@stoa/domain/kernel';
import * as styles from './SeekBar.css.ts';

export interface SeekBarProps {
  player: Player;
  duration: number;
  covered: readonly Span[];
  chapters: readonly PlayerMarker[];
  markers: readonly PlayerMarker[];
  seekPolicy: SeekPolicy;
  completed: boolean;
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(100, (part / whole) * 100) : 0);

/** Many ranges drawn as one background image, so that a long history needs only one element. */
function stretches(spans: readonly Span[], duration: number): string {
  const stops = spans.flatMap(([from, to]) => {
    const [a, b] = [share(from, duration), share(to, duration)];
    return [`transparent ${a}%`, `currentColor ${a}% ${b}%`, `transparent ${b}%`];
  });
  return `linear-gradient(to right, ${['transparent 0%', ...stops].join(', ')})`;
}

const thin = (marks: readonly PlayerMarker[], duration: number) =>
  stretches(
    marks.filter(({ time }) => time > 0).map(({ time }): Span => [time, time + duration * 0.003]),
    duration,
  );

/** The chapter that contains a second. */
export const chapterAt = (chapters: readonly PlayerMarker[], second: number) =>
  chapters.findLast(({ time }) => time <= second);

const near = (markers: readonly PlayerMarker[], time: number, reach: number) =>
  markers.find((marker) => Math.abs(marker.time - time) <= reach);

/** The timeline. It is a native range input, so that keys, screen readers and voice control work. */
export function SeekBar(props: SeekBarProps) {
  const { player, duration, covered, chapters, markers, seekPolicy, completed } = props;
  const labels = useLabels('videoPlayer');
  const { time, bufferedTo, furthest } = useSyncExternalStore(
    player.time.subscribe,
    player.time.get,
    player.time.get,
  );
  const [drag, setDrag] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const limited = !completed && seekPolicy !== SeekPolicy.Free;
  const value = drag ?? time;

  const timeAt = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * duration;
  };
  const drop = () => {
    if (drag !== undefined) player.seek(drag);
    setDrag(undefined);
  };

  return (
    // The timeline runs from left to right in every language.
    <div
      dir="ltr"
      data-part="seek"
      className={styles.seek}
      onPointerMove={(event) => setPointed(timeAt(event))}
      onPointerLeave={() => setPointed(undefined)}
    >
      <div className={styles.track}>
        <div className={styles.buffered} style={{ inlineSize: `${share(bufferedTo, duration)}%` }} />
        <div
          data-part="covered"
          className={styles.covered}
          style={{ background: stretches(union(covered), duration) }}
        />
        <div className={styles.played} style={{ inlineSize: `${share(value, duration)}%` }} />
        {limited && (
          <div
            data-part="locked"
            className={styles.locked}
            style={{ insetInlineStart: `${share(Math.max(furthest, value), duration)}%` }}
          />
        )}
        {chapters.length > 0 && (
          <div className={styles.gaps} style={{ background: thin(chapters, duration) }} />
        )}
        {markers.length > 0 && (
          <div className={styles.marks} style={{ background: thin(markers, duration) }} />
        )}
      </div>
      <input
        type="range"
        min={0}
        max={Math.max(duration, 1)}
        step="any"
        value={value}
        aria-label={labels.seek}
        aria-valuetext={labels.seekValue(value, duration)}
        aria-disabled={(limited && seekPolicy === SeekPolicy.NoSeek) || undefined}
        className={styles.range}
        onPointerDown={() => setDrag(time)}
        onPointerUp={drop}
        onPointerCancel={() => setDrag(undefined)}
        onChange={(event) => {
          const next = Number(event.target.value);
          if (drag === undefined) player.seek(next);
          else setDrag(next);
        }}
      />
      {pointed !== undefined && duration > 0 && (
        <output
          aria-hidden
          className={styles.tip}
          style={{ insetInlineStart: `${share(pointed, duration)}%` }}
        >
          {formatPosition(pointed)}{' '}
          {near(markers, pointed, duration * 0.012)?.title ?? chapterAt(chapters, pointed)?.title}
        </output>
      )}
    </div>
  );
}

/** The time, such as “12:41 / 33:20”, updated once a second, and the current chapter. */
export function Clock({
  player,
  duration,
  chapters = [],
}: {
  player: Player;
  duration: number;
  chapters?: readonly PlayerMarker[];
}) {
  const read = () => Math.floor(player.time.get().time);
  const second = useSyncExternalStore(player.time.subscribe, read, read);
  const chapter = chapterAt(chapters, second);
  return (
    <>
      <span dir="ltr" className={styles.clock}>
        {formatPosition(second)} / {formatPosition(duration)}
      </span>
      {chapter !== undefined && <span className={styles.chapter}>{chapter.title}</span>}
    </>
  );
}
