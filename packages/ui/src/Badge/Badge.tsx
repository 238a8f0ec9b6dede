import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** How many; nothing is shown for 0. */
  count: number;
  /** Above it “99+” is shown. */
  max?: number;
  /** A dot without a figure. */
  dot?: boolean;
  /** What a screen reader hears. Default: “7 unread”. Empty when the thing inside says it already. */
  label?: string;
}

/** How many wait, alone or on the corner of the thing inside it. */
export function Badge({ count, max = 99, dot = false, label, className, children, ...rest }: BadgeProps) {
  const labels = useLabels('badge');
  const words = label ?? labels.unread(count);
  return (
    <span {...rest} data-component="Badge" className={clsx(styles.root, className)}>
      {children}
      {count > 0 && (
        <>
          <span
            aria-hidden
            data-part="mark"
            className={clsx(styles.mark, dot && styles.dot, children !== undefined && styles.corner)}
          >
            {!dot && <bdi>{count > max ? `${max}+` : count}</bdi>}
          </span>
          {words !== '' && <VisuallyHidden>{words}</VisuallyHidden>}
        </>
      )}
    </span>
  );
}
