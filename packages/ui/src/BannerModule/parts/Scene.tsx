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

/**
 * A generated drawing in the tenant's colours, shown if there is no picture. It is drawn like a course cover.
 */
export function Scene({ seed, className, words }: SceneProps) {
  const drawing = useDrawCover()?.(seed, coverMotifOf(seed), words, 'middle');
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 180"
      preserveAspectRatio={`${drawing?.focus ?? 'xMid'}YMid slice`}
      className={clsx(styles.drawn, className)}
    >
      <Shapes shapes={drawing?.shapes} shade={styles.shade} />
    </svg>
  );
}
