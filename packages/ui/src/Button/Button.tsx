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
  /** How loud. One `solid` a view. */
  variant?: ButtonVariant;
  /** What it means. */
  tone?: Tone;
  size?: Size;
  /** Work goes on: says so, keeps focus and takes no second click. */
  loading?: boolean;
  fullWidth?: boolean;
  /** Icon before the words. */
  iconStart?: ReactNode;
  /** Icon after the words. */
  iconEnd?: ReactNode;
  /** Gives the look to the only child: a link that looks like a button. */
  asChild?: boolean;
}

function LoadingNote() {
  return <VisuallyHidden>{useLabels('button').loading}</VisuallyHidden>;
}

// `aria-disabled` and not `disabled` while loading: a disabled button drops focus to the page's start.
const swallow = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Does something. What goes somewhere is a Link, or a Button with `asChild` around one. */
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
      // Before the rest, so that IconButton can put its own name here.
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
