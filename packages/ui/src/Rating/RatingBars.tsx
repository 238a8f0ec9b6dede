import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { asGroup } from '../asGroup.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { sharesOf } from './fills.ts';
import * as styles from './RatingBars.css.ts';
import { RatingScore } from './RatingScore.tsx';

export interface RatingBarsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The average rating, from 1 to 5. */
  average: number;
  /** How many people gave 1, 2, 3, 4 and 5 stars, in this order. */
  counts: readonly number[];
  /** The stars to which a list beside the bars is limited; `undefined` for all. */
  value: number | undefined;
  /** Called with the stars of the pressed row, and with `undefined` when the pressed row is pressed again. */
  onValueChange: (stars: number | undefined) => void;
}

/** How others rated: the average, and a row for 5 to 1 stars that limits a list to them when it is pressed. */
export function RatingBars({ average, counts, value, onValueChange, className, ...rest }: RatingBarsProps) {
  const labels = useLabels('rating');
  const shares = sharesOf(counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div
      aria-label={labels.bars}
      {...rest}
      {...asGroup}
      data-component="RatingBars"
      className={clsx(styles.root, className)}
    >
      <div className={styles.whole}>
        <span className={styles.average} aria-hidden>
          {average.toFixed(1)}
        </span>
        <RatingScore value={average} />
        <span className={styles.quiet}>{labels.rated(total)}</span>
      </div>
      <div className={styles.rows}>
        {shares.map(({ stars, count, percent }) => (
          <button
            key={stars}
            type="button"
            aria-pressed={value === stars}
            title={labels.only(stars)}
            className={styles.row}
            onClick={() => onValueChange(value === stars ? undefined : stars)}
          >
            <span className={styles.stars}>{labels.bar(stars)}</span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
            </span>
            <span className={styles.count}>
              {labels.people(count)}
              <VisuallyHidden> {labels.unit(count)}</VisuallyHidden>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
