import type { ComponentProps, ComponentType } from 'react';
import { Icon } from '../../Icon/index.ts';
import * as styles from './ControlButton.css.ts';

export interface ControlButtonProps extends ComponentProps<'button'> {
  /** An icon. Pass a short text as children instead when there is no icon. */
  glyph?: ComponentType<ComponentProps<'svg'>>;
  label: string;
}

/** A button of the control bar, in the colours of the player. */
export function ControlButton({ glyph, label, children, ...rest }: ControlButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={styles.control}>
      {glyph === undefined ? children : <Icon glyph={glyph} />}
    </button>
  );
}
