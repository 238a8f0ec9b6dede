import type { ComponentType, ComponentProps } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconStart' | 'iconEnd' | 'fullWidth' | 'asChild'
> {
  /** An icon component, for example `Bell` of `lucide-react`. */
  glyph: ComponentType<ComponentProps<'svg'>>;
  /** The button's name; also shown when the pointer rests on it. */
  label: string;
  /** A circle instead of a rounded square. */
  round?: boolean;
  /** Mirrors the icon in right-to-left pages. */
  directional?: boolean;
}

/** A button that is only an icon, and still has a name. */
export function IconButton({
  glyph,
  label,
  round = false,
  directional = false,
  variant = 'ghost',
  loading = false,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      title={label}
      {...rest}
      aria-label={label}
      data-component="IconButton"
      data-icon-only={round ? 'round' : 'square'}
      variant={variant}
      loading={loading}
    >
      {!loading && <Icon glyph={glyph} directional={directional} />}
    </Button>
  );
}
