import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends ComponentProps<'fieldset'> {
  /** What the buttons have in common, for screen readers. */
  label: string;
  /** One frame around `ghost` buttons that belong together: zoom out, 100 %, zoom in. */
  framed?: boolean;
}

/** Buttons about one thing. Each is a stop of its own for Tab; a choice of one is a SegmentedControl. */
export function ButtonGroup({ label, framed = false, className, ...rest }: ButtonGroupProps) {
  return (
    <fieldset
      {...rest}
      aria-label={label}
      data-component="ButtonGroup"
      className={clsx(styles.root, framed ? styles.framed : styles.loose, className)}
    />
  );
}
