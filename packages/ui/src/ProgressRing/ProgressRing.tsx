import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { percentOf } from '../ProgressBar/percentOf.ts';
import type { Size } from '../style/tones.ts';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps extends ComponentProps<'div'> {
  /** Progress from 0 to `max`. Values outside are clamped. */
  value: number;
  max?: number;
  /** Name of what progresses, for screen readers. */
  label: string;
  /** `sm` is 24, `md` 48 and `lg` 72 px; the ring grows with the text size. */
  size?: Size;
}

/**
 * A ring that shows how far something has progressed, if there is no space for a bar. `md` and `lg` rings can
 * have children inside.
 */
export function ProgressRing({
  value,
  max = 100,
  label,
  size = 'md',
  className,
  children,
  ...rest
}: ProgressRingProps) {
  const percent = percentOf(value, max);
  const circle = {
    cx: 20,
    cy: 20,
    r: 16.5,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: size === 'sm' ? 7 : 5,
    pathLength: 100,
  };
  return (
    <div
      {...rest}
      data-component="ProgressRing"
      data-state={percent === 100 ? 'done' : 'part'}
      className={clsx(styles.root, styles.size[size], className)}
    >
      <progress aria-label={label} max={100} value={percent} className={hidden} data-part="bar" />
      <svg viewBox="0 0 40 40" className={styles.ring} aria-hidden focusable={false}>
        <circle {...circle} className={styles.track} />
        {percent > 0 && (
          <circle
            {...circle}
            className={clsx(styles.bar, percent === 100 && styles.done)}
            // A full ring is drawn without dashes, because a dash would leave a visible seam.
            strokeDasharray={percent === 100 ? undefined : '100 100'}
            strokeDashoffset={100 - percent}
          />
        )}
      </svg>
      {children !== undefined && (
        <span aria-hidden className={styles.inside}>
          {children}
        </span>
      )}
    </div>
  );
}
