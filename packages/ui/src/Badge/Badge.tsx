import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** The number to show. For 0 no badge is shown. */
  count: number;
  /** The largest number shown; above it the badge says “99+”. Default 99. */
  max?: number;
  /** Shows a dot instead of the number. */
  dot?: boolean;
  /**
   * Texts for screen readers. Default: “7 unread”. Pass an empty text when the element inside says the number
   * already.
   */
  label?: string;
}

/** A count of what is new or unread: alone, or on the corner of the element inside it. */
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
