import { ProgressState } from '@stoa/domain';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { cardClasses as card } from '@stoa/ui/parts';
import type { EntryProgress } from '@stoa/ui/EntryCard';
import { useLabels } from '@stoa/ui/provider';
import * as styles from './TileFacts.css.ts';

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
