import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './AspectRatio.css.ts';

/** The proportions of the banners and covers, by name (specification, banner layouts 8 to 10). */
export const ratios = { '16:9': 16 / 9, '4:3': 4 / 3, '3:4': 3 / 4, '1:1': 1 } as const;
export type RatioName = keyof typeof ratios;

export interface AspectRatioProps extends ComponentProps<'div'> {
  /** Width to height, by name or as a number. */
  ratio?: RatioName | number;
  rounded?: boolean;
}

/** Keeps a place in proportion before its picture arrives, so that nothing jumps. One child fills it. */
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
