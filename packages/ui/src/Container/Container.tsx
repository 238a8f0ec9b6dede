import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Container.css.ts';

export const containerWidths = ['content', 'catalogue', 'reading', 'full'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export interface ContainerProps extends ComponentProps<'div'> {
  /** 1200 px, 1280 px for catalogues, a reading line, or all there is. */
  width?: ContainerWidth;
  asChild?: boolean;
}

/** The page's measure, centred, with gutters. */
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
