import { clsx } from 'clsx';
import { coverMotifs } from '../../CourseCover/index.ts';
import { coverArt } from '../../CourseCover/motifs.ts';
import { hashOf } from '../../CourseCover/random.ts';
import * as styles from '../BannerModule.css.ts';

export interface SceneProps {
  seed: string | number;
  className: string;
  /** Words stand before it and cover its beginning: it is turned so that its point is at the far end. */
  besideWords?: boolean;
}

/** What stands where there is no picture: drawn like a cover, in the tenant's own ladder. */
export function Scene({ seed, className, besideWords = false }: SceneProps) {
  const motif = coverMotifs[hashOf(seed) % coverMotifs.length] ?? 'waves';
  const { focus, shapes } = coverArt(seed, undefined, motif);
  const turned = besideWords && focus === 'xMin';
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 180"
      preserveAspectRatio={`${turned ? 'xMax' : focus}YMid slice`}
      className={clsx(styles.drawn, className)}
    >
      <g transform={turned ? 'matrix(-1 0 0 1 320 0)' : undefined}>
        {shapes.map((shape) => (
          <path
            key={`${shape.d}${shape.shade}`}
            d={shape.d}
            className={styles.shade[shape.shade]}
            opacity={shape.opacity}
            {...(shape.line === undefined
              ? { fill: 'currentColor' }
              : {
                  fill: 'none',
                  stroke: 'currentColor',
                  strokeWidth: shape.line,
                  strokeLinecap: 'round' as const,
                })}
          />
        ))}
      </g>
    </svg>
  );
}
