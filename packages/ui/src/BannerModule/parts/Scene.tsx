import { coverMotifOf } from '@stoa/domain';
import { clsx } from 'clsx';
import { Shapes } from '../../CourseCover/Shapes.tsx';
import { useDrawCover } from '../../CourseCover/useDrawCover.ts';
import * as styles from '../BannerModule.css.ts';

export interface SceneProps {
  seed: string | number;
  className: string;
  /**
   * Whether words cover the beginning of the scene; a motif drawn there is then mirrored to the other end.
   */
  besideWords?: boolean;
}

/**
 * A generated drawing in the tenant's colours, shown where there is no picture. It is drawn like a course
 * cover.
 */
export function Scene({ seed, className, besideWords = false }: SceneProps) {
  const drawing = useDrawCover()?.(seed, coverMotifOf(seed));
  const focus = drawing?.focus ?? 'xMid';
  const turned = besideWords && focus === 'xMin';
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 180"
      preserveAspectRatio={`${turned ? 'xMax' : focus}YMid slice`}
      className={clsx(styles.drawn, className)}
    >
      <g transform={turned ? 'matrix(-1 0 0 1 320 0)' : undefined}>
        <Shapes shapes={drawing?.shapes} shade={styles.shade} />
      </g>
    </svg>
  );
}
