import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './AspectRatio.css.ts';

/** The proportions of banners and covers, by name. */
export const ratios = { '16:9': 16 / 9, '4:3': 4 / 3, '3:4': 3 / 4, '1:1': 1 } as const;
export type RatioName = keyof typeof ratios;

export interface AspectRatioProps extends ComponentProps<'div'> {
  /** The ratio of width to height, by name or as a number. Default `16:9`. */
  ratio?: RatioName | number;
  rounded?: boolean;
}

/**
 * Reserves space of a fixed proportion for a picture before it is loaded, so that the page does not jump.
 * Accepts one child and stretches it.
 */
export function AspectRatio({
  ratio = '16:9',
  rounded = false,
  className,
  style,
  ...rest
}: AspectRatioProps) {
  return (
    <div
      {...rest}
      data-component="AspectRatio"
      style={{ aspectRatio: typeof ratio === 'number' ? ratio : ratios[ratio], ...style }}
      className={clsx(styles.root, rounded && styles.rounded, className)}
    />
  );
}
