import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import { fillsOf } from './fills.ts';
import * as styles from './Rating.css.ts';
import { Star } from './Star.tsx';

export interface RatingScoreProps extends ComponentProps<'span'> {
  /** The average rating, from 0 to `max`. It is drawn to half a star and read to one decimal. */
  value: number;
  max?: number;
  size?: Size;
  /** Shows the number beside the stars. */
  showValue?: boolean;
}

/** Shows the rating that others gave. It cannot be changed. */
export function RatingScore({
  value,
  max = 5,
  size = 'sm',
  showValue = false,
  className,
  ...rest
}: RatingScoreProps) {
  const labels = useLabels('rating');
  const figure = (Math.round(value * 10) / 10).toFixed(1);
  return (
    <span
      {...rest}
      {...{ role: 'img', 'aria-label': labels.score(figure, max) }}
      data-component="RatingScore"
      className={clsx(styles.score, styles.size[size], className)}
    >
      {fillsOf(value, max).map((fill, at) => (
        <Star key={at} fill={fill} />
      ))}
      {showValue && <span className={styles.figure}>{figure}</span>}
    </span>
  );
}
