import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Size } from '../style/tones.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** Space inside the card. `none` clips a picture to the rounded edge. */
  padding?: 'none' | Size;
  /** Lifts the card under the pointer. The card itself is not clickable: put a link or a button inside. */
  interactive?: boolean;
  /** Tints the card with the tenant's colour, for the one thing that the person should continue with. */
  tinted?: boolean;
  /** Gives the look of a card to the only child, such as an article, a list item or a section. */
  asChild?: boolean;
}

/** A surface for one piece of content, with a border and rounded corners. */
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
