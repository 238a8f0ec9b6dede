import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import type { CourseCardLayout } from './CourseCard.tsx';
import * as styles from './CourseCard.css.ts';

export interface CourseCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  layout?: CourseCardLayout;
}

/** The skeleton of a CourseCard while its data is loading. */
export function CourseCardSkeleton({ layout = 'card', className, ...rest }: CourseCardSkeletonProps) {
  const row = layout === 'row';
  return (
    <div
      {...rest}
      aria-hidden
      data-component="CourseCardSkeleton"
      className={clsx(row ? styles.row : styles.card, className)}
    >
      <Skeleton shape="cover" className={row ? styles.rowCover : styles.flat} />
      <div className={row ? clsx(styles.rowBody, styles.rowBones) : clsx(styles.body, styles.bones)}>
        <Skeleton />
        <Skeleton className={styles.short} />
      </div>
    </div>
  );
}
