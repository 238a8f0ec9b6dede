import { Slot, Slottable } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import type { Size, Tone } from '../style/tones.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';

export const buttonVariants = ['solid', 'soft', 'outline', 'ghost'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export interface ButtonProps extends ComponentProps<'button'> {
  /** How prominent the button is. Use one `solid` button in a view. */
  variant?: ButtonVariant;
  /** What the action means, shown by colour: `danger` for one that destroys something. */
  tone?: Tone;
  size?: Size;
  /** Shows that the action is in progress. The button keeps the focus and ignores further clicks. */
  loading?: boolean;
  fullWidth?: boolean;
  /** Icon before the label. */
  iconStart?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
  /** Gives the look of a button to the only child, for example to a link. */
  asChild?: boolean;
}

function LoadingNote() {
  return <VisuallyHidden>{useLabels('button').loading}</VisuallyHidden>;
}

// While loading, `aria-disabled` is used instead of `disabled`, because a disabled button loses the focus,
// which then starts at the top of the page.
const swallow = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A button that does something. For going to another page use a Link, or a Button with `asChild` around one. */
export function Button({
  variant = 'solid',
  tone = variant === 'solid' ? 'accent' : 'neutral',
  size = 'md',
  loading = false,
  fullWidth = false,
  iconStart,
  iconEnd,
  asChild = false,
  disabled = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      // The attribute comes before `rest`, so that IconButton can replace it with its own name.
      data-component="Button"
      {...(asChild ? {} : { type: 'button' as const, disabled })}
      {...rest}
      onClick={loading ? swallow : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || (asChild && disabled) || rest['aria-disabled'] || undefined}
      data-tone={tone}
      data-disabled={disabled || loading ? '' : undefined}
      data-loading={loading ? '' : undefined}
      className={clsx(
        styles.root,
        styles.look[variant][tone],
        styles.variant[variant],
        styles.size[size],
        size === 'sm' && styles.reach,
        fullWidth && styles.fullWidth,
        className,
      )}
    >
      {loading ? <SpinnerRing /> : iconStart}
      <Slottable>{children}</Slottable>
      {loading && <LoadingNote />}
      {iconEnd}
    </Root>
  );
}
