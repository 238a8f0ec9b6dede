import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends ComponentProps<'fieldset'> {
  /** Name of the group for screen readers: what the buttons have in common. */
  label: string;
  /** Draws one frame around the buttons, which should be `ghost`: for example zoom out, 100 %, zoom in. */
  framed?: boolean;
}

/**
 * Buttons that belong together. Each is a tab stop of its own; for choosing one of several options use a
 * SegmentedControl.
 */
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
