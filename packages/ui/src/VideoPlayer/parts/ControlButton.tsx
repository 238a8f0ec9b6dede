import type { ComponentProps, ComponentType } from 'react';
import { Icon } from '../../Icon/index.ts';
import * as styles from './ControlButton.css.ts';

export interface ControlButtonProps extends ComponentProps<'button'> {
  /** Or a short sign as children. */
  glyph?: ComponentType<ComponentProps<'svg'>>;
  label: string;
}

/** A button of the control bar, in the player's own palette. */
export function ControlButton({ glyph, label, children, ...rest }: ControlButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={styles.control}>
      {glyph === undefined ? children : <Icon glyph={glyph} />}
    </button>
  );
}
