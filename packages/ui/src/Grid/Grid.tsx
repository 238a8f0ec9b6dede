import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { gapClass } from '../style/gap.css.ts';
import type { Gap, Size } from '../style/tones.ts';
import * as styles from './Grid.css.ts';

export const gridLayouts = ['grid', 'list'] as const;
export type GridLayout = (typeof gridLayouts)[number];

export interface GridProps extends ComponentProps<'div'> {
  /** Least width of a column; as many fit as there is room for. `md` gives four course cards on a wide page. */
  least?: Size;
  /** One column for list view; the order and the content stay the same. */
  layout?: GridLayout;
  gap?: Gap;
  /** Lays out the only child's children, usually a `ul`. */
  asChild?: boolean;
}

/** Equal columns, as many as fit. */
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
