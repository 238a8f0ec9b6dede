import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];
export const headingSizes = [14, 16, 18, 20, 24, 30, 38] as const;
export type HeadingSize = (typeof headingSizes)[number];

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Heading level in the page's outline. Use one `1` on a page. */
  level: HeadingLevel;
  /** Size of the text. Default: by the level. */
  size?: HeadingSize;
  /** Gives the look to the only child, which must be a heading element itself. */
  asChild?: boolean;
}

const sizeOf = { 1: 30, 2: 20, 3: 16, 4: 14, 5: 14, 6: 14 } as const;

/** A heading in the page's outline. */
export function Heading({ level, size = sizeOf[level], asChild = false, className, ...rest }: HeadingProps) {
  const Root = asChild ? Slot : (`h${level}` as const);
  return (
    <Root {...rest} data-component="Heading" className={clsx(styles.root, styles.size[size], className)} />
  );
}
