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
  /** Seed of the generated cover. */
  seed: string | number;
  /** Category, which chooses the motif of the generated cover. */
  category?: string | number | undefined;
  coverUrl?: string | undefined;
  corners?: readonly Corner[] | undefined;
  progress?: TileProgress | undefined;
  /** Whether the cover is small and before the text, with no room for corners and progress bar. */
  row: boolean;
}

/** The cover of an entry, with its corners and the person's progress. */
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
  /** Content that is rendered before the facts. */
  children?: ReactNode;
}

/** The facts of an entry in one line, with the person's progress last. */
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
