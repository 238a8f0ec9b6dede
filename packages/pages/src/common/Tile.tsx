import { ProgressState, type Corner } from '@stoa/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { cardClasses as card, coverCorners } from '@stoa/ui/parts';
import { CourseCover } from '@stoa/ui/CourseCover';
import { useLabels } from '@stoa/ui/provider';
import * as styles from './Tile.css.ts';

export interface TileProgress {
  readonly percent: number;
  readonly state: ProgressState;
}

export interface TileCoverProps {
  /** Seeds the generated cover. */
  seed: string | number;
  /** Chooses its motif. */
  category?: string | number | undefined;
  coverUrl?: string | undefined;
  corners?: readonly Corner[] | undefined;
  progress?: TileProgress | undefined;
  /** Small, before the words: no room for corners and bar. */
  row: boolean;
}

/** The picture of an entry, with its corners and how far the reader is. */
export function TileCover({ seed, category, coverUrl, corners, progress, row }: TileCoverProps) {
  return (
    <CourseCover seed={seed} category={category} src={coverUrl} className={row ? card.rowCover : undefined}>
      {!row && coverCorners(corners)}
      {!row && progress && (
        <div className={card.bar} aria-hidden>
          <div
            className={card.barFill}
            data-state={progress.state === ProgressState.Completed ? 'completed' : 'open'}
            style={{ inlineSize: `${progress.percent}%` }}
          />
        </div>
      )}
    </CourseCover>
  );
}

export interface TileFactsProps {
  facts: readonly string[];
  progress?: TileProgress | undefined;
  className?: string;
  /** Said before the facts. */
  children?: ReactNode;
}

/** What is known of an entry in one line, the reader's progress last. */
export function TileFacts({ facts, progress, className, children }: TileFactsProps) {
  const labels = useLabels('courseCard');
  const done = progress?.state === ProgressState.Completed;
  return (
    <p className={clsx(styles.facts, className)}>
      {children}
      {facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      {progress && (
        <span className={clsx(styles.fact, done ? card.done : card.learned)}>
          {done ? `✓ ${labels.completed}` : labels.progress(progress.percent)}
        </span>
      )}
    </p>
  );
}
