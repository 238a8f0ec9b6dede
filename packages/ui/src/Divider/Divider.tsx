import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './Divider.css.ts';

export interface DividerProps extends ComponentProps<'hr'> {
  orientation?: 'horizontal' | 'vertical';
}

/** A thin line between two groups. With children it shows them in its middle. */
export function Divider({ orientation = 'horizontal', className, children, ...rest }: DividerProps) {
  const vertical = orientation === 'vertical';
  if (children !== undefined) {
    return (
      <div {...rest} data-component="Divider" className={clsx(styles.labelled, className)}>
        {children}
      </div>
    );
  }
  return (
    <hr
      {...rest}

      aria-orientation={orientation}
      data-component="Divider"
      className={clsx(styles.root, vertical ? styles.vertical : styles.horizontal, className)}
    />
  );
}
