import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Container.css.ts';

export const containerWidths = ['content', 'catalogue', 'reading', 'full'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export interface ContainerProps extends ComponentProps<'div'> {
  /**
   * Width of the content: `content` 1200 px, `catalogue` 1280 px, `reading` a comfortable line of text,
   * `full` all the space. Use the same width for header, page and footer, so that they are aligned, and for
   * every page of an application, so that nothing jumps from page to page.
   */
  width?: ContainerWidth;
  asChild?: boolean;
}

/** Centres the content of a page at a fixed width, with gutters at the sides. */
export function Container({ width = 'content', asChild = false, className, ...rest }: ContainerProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      {...rest}
      data-component="Container"
      className={clsx(styles.root, styles.width[width], className)}
    />
  );
}
