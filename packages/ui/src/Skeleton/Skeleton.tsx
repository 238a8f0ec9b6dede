import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle', 'cover'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shape of the content that is loading. Set its size with `className` or `style`. */
  shape?: SkeletonShape;
  /** Number of text lines; the last one is shorter. Default 1. */
  lines?: number;
}

/**
 * A placeholder in the shape of content that is loading. Screen readers skip it, so put `aria-busy` on the part
 * that loads and announce the loading once.
 */
export function Skeleton({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  const skeletonPart = clsx(styles.root, styles.edge, styles.shape[shape]);
  if (shape !== 'text' || lines <= 1) {
    return <span {...rest} aria-hidden data-component="Skeleton" className={clsx(skeletonPart, className)} />;
  }
  return (
    <span {...rest} aria-hidden data-component="Skeleton" className={clsx(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={clsx(skeletonPart, line === lines - 1 && styles.lastLine)} />
      ))}
    </span>
  );
}
