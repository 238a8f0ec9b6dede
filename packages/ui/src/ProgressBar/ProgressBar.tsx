import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import { percentOf } from './percentOf.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** 0 to `max`; left out while nobody knows. Values outside are clamped. */
  value?: number;
  max?: number;
  /** What progresses, for screen readers. */
  label: string;
  /** The percentage in figures beside the bar. */
  showValue?: boolean;
  size?: Size;
}

/** How far along something is. */
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
