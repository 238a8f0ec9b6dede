import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { alignClass, justifyClass } from '../style/flex.css.ts';
import { gapClass } from '../style/gap.css.ts';
import type { Gap } from '../style/tones.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends ComponentProps<'div'> {
  /** Space between children, in steps of 4 px. */
  gap?: Gap;
  align?: keyof typeof alignClass;
  justify?: keyof typeof justifyClass;
  /** Keeps the children on one line. They must be able to shrink. */
  nowrap?: boolean;
  /** Gives the layout to the only child, whose own children are then placed. */
  asChild?: boolean;
}

/** Places children beside one another. They wrap if there is not enough space. */
export function Inline({
  gap = 2,
  align = 'center',
  justify,
  nowrap = false,
  asChild = false,
  className,
  ...rest
}: InlineProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      {...rest}
      data-component="Inline"
      className={clsx(
        styles.root,
        gapClass[gap],
        alignClass[align],
        justify !== undefined && justifyClass[justify],
        nowrap && styles.nowrap,
        className,
      )}
    />
  );
}
