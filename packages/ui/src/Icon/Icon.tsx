import { clsx } from 'clsx';
import type { ComponentProps, ComponentType } from 'react';
import type { Size } from '../style/tones.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** An icon component, for example `Search` of `lucide-react`. */
  glyph: ComponentType<ComponentProps<'svg'>>;
  /** What the picture says. Without it the icon is decoration and a screen reader skips it. */
  label?: string;
  /** Relative to the text around it: 1, 1.25 or 1.6 em. */
  size?: Size;
  /** Mirrors in right-to-left pages: arrows and chevrons, not clocks and play marks. */
  directional?: boolean;
}

/** A line icon in the colour and size of the text around it. */
export function Icon({
  glyph: Glyph,
  label,
  size = 'md',
  directional = false,
  className,
  ...rest
}: IconProps) {
  return (
    <Glyph
      strokeWidth={1.75}
      {...rest}
      {...(label === undefined
        ? { 'aria-hidden': true as const, focusable: false }
        : { role: 'img', 'aria-label': label })}
      data-component="Icon"
      className={clsx(
        styles.root,
        size !== 'md' && styles.size[size],
        directional && styles.directional,
        className,
      )}
    />
  );
}
