import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Hides the only child instead of wrapping it in an element. */
  asChild?: boolean;
}

/** Content for screen readers only. */
export function VisuallyHidden({ asChild = false, className, ...rest }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span';
  return <Root {...rest} data-component="VisuallyHidden" className={clsx(styles.root, className)} />;
}
