import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { gapClass } from '../style/gap.css.ts';
import type { Gap, Size } from '../style/tones.ts';
import * as styles from './Grid.css.ts';

export const gridLayouts = ['grid', 'list'] as const;
export type GridLayout = (typeof gridLayouts)[number];

export interface GridProps extends ComponentProps<'div'> {
  /** Least width of a column; there are as many columns as fit. `md` gives four course cards on a wide page. */
  least?: Size;
  /** `list` shows one column; order and content stay the same. */
  layout?: GridLayout;
  gap?: Gap;
  /** Gives the layout to the only child, usually a `ul`, whose children become the cells. */
  asChild?: boolean;
}

/** Columns of equal width, as many as fit. */
export function Grid({
  least = 'md',
  layout = 'grid',
  gap = 6,
  asChild = false,
  className,
  ...rest
}: GridProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      {...rest}
      data-component="Grid"
      data-layout={layout}
      className={clsx(
        styles.root,
        gapClass[gap],
        layout === 'list' ? styles.list : styles.least[least],
        className,
      )}
    />
  );
}
