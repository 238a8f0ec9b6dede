import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import { percentOf } from './percentOf.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children'> {
  /** Progress from 0 to `max`. Leave it out while it is unknown. Values outside are clamped. */
  value?: number;
  max?: number;
  /** Name of what progresses, for screen readers. */
  label: string;
  /** Shows the percentage beside the bar. Then `className` and `style` belong to the frame around both. */
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
  style,
  ...rest
}: ProgressBarProps) {
  const words = useLabels('progress');
  const percent = value === undefined ? undefined : percentOf(value, max);
  const state = percent === undefined ? 'running' : percent === 100 ? 'done' : 'part';
  const hasValue = showValue && percent !== undefined;
  const root = { 'data-component': 'ProgressBar', 'data-state': state, style };
  // A bar without its value is one element, because lists have hundreds of them.
  const bar = (
    <progress
      {...rest}
      {...(!hasValue && root)}
      aria-label={label}
      max={100}
      value={percent}
      data-part="bar"
      className={clsx(
        styles.bar,
        styles.size[size],
        styles.fill[state === 'done' ? 'done' : 'part'],
        hasValue ? styles.beside : className,
      )}
    />
  );
  if (!hasValue) return bar;
  return (
    <div {...root} className={clsx(styles.root, className)}>
      {bar}
      <span aria-hidden className={styles.value} data-part="value">
        {words.percent(percent)}
      </span>
    </div>
  );
}
