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
  /** For a link outside of text: it is underlined only on hover and is at least 24 px high. */
  standalone?: boolean;
  /** Opens the page in a new window; screen readers announce that. */
  newWindow?: boolean;
  /** Gives the look of a link to the only child, such as a router's link. */
  asChild?: boolean;
}

function NewWindowNote() {
  return <VisuallyHidden>（{useLabels('link').newWindow}）</VisuallyHidden>;
}

/** A link to another page. For an action use a Button. */
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
