import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './EntryCard.css.ts';
import type { EntryCardLayout } from './EntryCard.tsx';

export interface EntryCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  layout?: EntryCardLayout;
}

/** The skeleton of an entry while its data is loading. */
export function EntryCardSkeleton({ layout = 'card', className, ...rest }: EntryCardSkeletonProps) {
  const row = layout === 'row';
  return (
    <div
      data-component="EntryCardSkeleton"
      {...rest}
      aria-hidden
      className={clsx(row ? styles.row : styles.card, className)}
    >
      <Skeleton shape="cover" className={row ? styles.rowCover : styles.flat} />
      <div className={row ? clsx(styles.rowBody, styles.rowSkeleton) : clsx(styles.body, styles.skeleton)}>
        <Skeleton />
        <Skeleton className={styles.short} />
      </div>
    </div>
  );
}
