import { ProgressState } from '@stoa/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { cardClasses as card } from '@stoa/ui/parts';
import { EntryCover, type EntryCoverProps, type EntryProgress } from '@stoa/ui/EntryCard';
import { useLabels } from '@stoa/ui/provider';
import * as styles from './Tile.css.ts';

export interface TileCoverProps extends Omit<EntryCoverProps, 'layout'> {
  /** Whether the cover is small and before the text, with no room for corners and progress bar. */
  row: boolean;
}

/** The cover of an entry, with its corners and the person's progress. */
export function TileCover({ row, ...cover }: TileCoverProps) {
  return <EntryCover {...cover} layout={row ? 'row' : 'card'} />;
}

export interface TileFactsProps {
  facts: readonly string[];
  progress?: EntryProgress | undefined;
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
