import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import type { PlanCardLayout } from './PlanCard.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  layout?: PlanCardLayout;
}

/** The skeleton of a PlanCard while its data is loading. */
export function PlanCardSkeleton({ layout = 'card', className, ...rest }: PlanCardSkeletonProps) {
  const row = layout === 'row';
  return (
    <div
      {...rest}
      aria-hidden
      data-component="PlanCardSkeleton"
      className={clsx(row ? styles.row : styles.card, className)}
    >
      <Skeleton shape="cover" className={row ? styles.rowCover : styles.flat} />
      <div className={row ? styles.rowBody : styles.body}>
        <Skeleton className={styles.short} />
        <Skeleton />
        <Skeleton className={styles.short} />
      </div>
      {row && (
        <div className={styles.rowEnd}>
          <Skeleton />
        </div>
      )}
    </div>
  );
}
