import { Slot, Slottable } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Link.css.ts';

export const linkTones = ['accent', 'neutral', 'muted', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends ComponentProps<'a'> {
  tone?: LinkTone;
  /** Outside of a sentence: no underline until hover, and a target of at least 24 px. */
  standalone?: boolean;
  /** Opens a new window and says so. */
  newWindow?: boolean;
  /** Gives the look to the only child: a router's link. */
  asChild?: boolean;
}

function NewWindowNote() {
  return <VisuallyHidden>（{useLabels('link').newWindow}）</VisuallyHidden>;
}

/** Goes somewhere. What does something is a Button. */
export function Link({
  tone = 'accent',
  standalone = false,
  newWindow = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <Root
      {...rest}
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      data-component="Link"
      className={clsx(
        styles.root,
        styles.tone[tone],
        standalone ? styles.standalone : styles.inline,
        className,
      )}
    >
      <Slottable>{children}</Slottable>
      {newWindow && <NewWindowNote />}
    </Root>
  );
}
