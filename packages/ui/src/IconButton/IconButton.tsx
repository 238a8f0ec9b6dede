import type { ComponentType, ComponentProps } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconStart' | 'iconEnd' | 'fullWidth' | 'asChild'
> {
  /** An icon component, for example `Bell` of `lucide-react`. */
  glyph: ComponentType<ComponentProps<'svg'>>;
  /** Name of the button. It is also shown as a tooltip. */
  label: string;
  /** Makes the button a circle instead of a rounded square. */
  round?: boolean;
  /** Mirrors the icon in right-to-left pages. */
  directional?: boolean;
}

/** A button that shows only an icon and has a name for screen readers. */
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
