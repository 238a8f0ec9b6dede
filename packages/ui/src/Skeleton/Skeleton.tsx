import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle', 'cover'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shape of what comes. Size it with `className` or `style`. */
  shape?: SkeletonShape;
  /** Lines of text; the last one is shorter. */
  lines?: number;
}

/**
 * The shape of what comes, unseen by screen readers: put `aria-busy` on the part that loads and say it once.
 */
export function Skeleton({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  const bone = clsx(styles.root, styles.edge, styles.shape[shape]);
  if (shape !== 'text' || lines <= 1) {
    return <span {...rest} aria-hidden data-component="Skeleton" className={clsx(bone, className)} />;
  }
  return (
    <span {...rest} aria-hidden data-component="Skeleton" className={clsx(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={clsx(bone, line === lines - 1 && styles.lastLine)} />
      ))}
    </span>
  );
}
