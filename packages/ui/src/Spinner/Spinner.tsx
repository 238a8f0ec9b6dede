import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentProps<'output'>, 'children'> {
  /** Size relative to the surrounding text: `sm` 1, `md` 1.5, `lg` 2.25 times. */
  size?: Size;
  /** What the person is waiting for. Default: “loading” in the person's language. */
  label?: string;
}

/** The ring without words, for parents that show words themselves. */
export function SpinnerRing({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg
      {...rest}
      className={clsx(styles.ring, className)}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden
      focusable={false}
    >
      <circle className={styles.track} cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** For short waits without a known shape of the content. For longer ones use a Skeleton. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps) {
  const labels = useLabels('spinner');
  return (
    <output {...rest} data-component="Spinner" className={clsx(styles.root, styles.size[size], className)}>
      <SpinnerRing />
      <VisuallyHidden>{label ?? labels.loading}</VisuallyHidden>
    </output>
  );
}
