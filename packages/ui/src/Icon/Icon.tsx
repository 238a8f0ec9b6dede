import { clsx } from 'clsx';
import type { ComponentProps, ComponentType } from 'react';
import type { Size } from '../style/tones.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** An icon component, for example `Search` of `lucide-react`. */
  glyph: ComponentType<ComponentProps<'svg'>>;
  /** Text alternative. Without it the icon is decorative and screen readers skip it. */
  label?: string;
  /** Size relative to the surrounding text: `sm` 1, `md` 1.25, `lg` 1.6 em. */
  size?: Size;
  /** Mirrors the icon in right-to-left pages. Use it for arrows and chevrons, not for clocks and play marks. */
  directional?: boolean;
}

/** A line icon in the colour of the surrounding text, sized relative to it. */
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
