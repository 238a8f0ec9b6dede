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
  /** Applies the layout to the only child, such as a list, a form or a section, instead of an own element. */
  asChild?: boolean;
}

/** Places children below each other with equal space between them. */
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
