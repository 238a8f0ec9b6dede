import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { alignClass } from '../style/flex.css.ts';
import { gapClass } from '../style/gap.css.ts';
import type { Gap } from '../style/tones.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Space between children, in steps of 4 px. */
  gap?: Gap;
  align?: keyof typeof alignClass;
  /** Lays out the only child's children, for lists, forms and sections. */
  asChild?: boolean;
}

/** Children under one another with equal space between. */
export function Stack({ gap = 4, align, asChild = false, className, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      {...rest}
      data-component="Stack"
      className={clsx(styles.root, gapClass[gap], align !== undefined && alignClass[align], className)}
    />
  );
}
