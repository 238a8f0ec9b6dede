import { coverMotifOf } from '@stoa/domain';
import { clsx } from 'clsx';
import { Shapes } from '../../CourseCover/Shapes.tsx';
import { useDrawCover } from '../../CourseCover/useDrawCover.ts';
import * as styles from '../BannerModule.css.ts';

export interface SceneProps {
  seed: string | number;
  className: string;
  /**
   * Texts that say what the scene is about, such as the title. They decide which figure is drawn in its
   * middle.
   */
  words?: readonly string[];
}

/** The middle of a drawing, with its figure and a little room around it. */
const middle = '80 10 160 160';

/**
 * A generated drawing in the tenant's colours, shown if there is no picture. It is drawn like a course cover.
 * Its ground fills the frame and is cut off at the edges; the figure is smaller in a flat or narrow frame,
 * because half a figure looks like a mistake.
 */
export function Scene({ seed, className, words }: SceneProps) {
  const {
    focus = 'xMid',
    shapes = [],
    behind,
  } = useDrawCover()?.(seed, coverMotifOf(seed), words, 'middle') ?? {};
  return (
    <svg aria-hidden className={clsx(styles.drawn, className)}>
      <svg viewBox="0 0 320 180" preserveAspectRatio={`${focus}YMid slice`}>
        <Shapes shapes={shapes.slice(0, behind)} shade={styles.shade} />
      </svg>
      {behind !== undefined && (
        <svg viewBox={middle} data-part="figure">
          <Shapes shapes={shapes.slice(behind)} shade={styles.shade} />
        </svg>
      )}
    </svg>
  );
}
