import * as styles from './Rating.css.ts';

const outline =
  'M12 2.5l2.94 5.96 6.56.95-4.75 4.63 1.12 6.55L12 17.5l-5.87 3.09 1.12-6.55L2.5 9.41l6.56-.95z';

/** One star, of which a share is filled from the start of the line; in right-to-left pages from the right. */
export function Star({ fill }: { fill: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable={false} className={styles.glyph}>
      <path d={outline} className={styles.empty} />
      {fill > 0 && (
        <path
          d={outline}
          className={styles.full}
          style={fill < 1 ? { clipPath: `inset(0 ${(1 - fill) * 100}% 0 0)` } : undefined}
        />
      )}
    </svg>
  );
}
