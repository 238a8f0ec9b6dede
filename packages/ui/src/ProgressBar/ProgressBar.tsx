import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import { percentOf } from './percentOf.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Progress from 0 to `max`. Leave it out while it is unknown. Values outside are clamped. */
  value?: number;
  max?: number;
  /** Name of what progresses, for screen readers. */
  label: string;
  /** Shows the percentage beside the bar. */
  showValue?: boolean;
  size?: Size;
}

/** A bar that shows how far something has progressed. */
export function ProgressBar({
  value,
  max = 100,
  label,
  showValue = false,
  size = 'md',
  className,
  ...rest
}: ProgressBarProps) {
  const words = useLabels('progress');
  const percent = value === undefined ? undefined : percentOf(value, max);
  const state = percent === undefined ? 'running' : percent === 100 ? 'done' : 'part';
  return (
    <div {...rest} data-component="ProgressBar" data-state={state} className={clsx(styles.root, className)}>
      <progress
        aria-label={label}
        max={100}
        value={percent}
        data-part="bar"
        className={clsx(
          styles.bar,
          styles.still,
          styles.size[size],
          styles.fill[state === 'done' ? 'done' : 'part'],
        )}
      />
      {showValue && percent !== undefined && (
        <span aria-hidden className={styles.value} data-part="value">
          {words.percent(percent)}
        </span>
      )}
    </div>
  );
}
