import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Size } from '../style/tones.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** `none` clips pictures to the rounded edge. */
  padding?: 'none' | Size;
  /** Lifts under the pointer. The link or button inside does the work, not the card. */
  interactive?: boolean;
  /** A wash of the tenant's colour, for the one thing to go on with. */
  tinted?: boolean;
  /** Gives the look to the only child: an article, a list item, a section. */
  asChild?: boolean;
}

/** One thing on its own sheet of paper. */
export function Card({
  padding = 'md',
  interactive = false,
  tinted = false,
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      {...rest}
      data-component="Card"
      className={clsx(
        styles.root,
        styles.padding[padding],
        interactive && styles.interactive,
        tinted && styles.tinted,
        className,
      )}
    />
  );
}
