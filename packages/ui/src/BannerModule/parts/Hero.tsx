import { coverMotifs } from '../../CourseCover/index.ts';
import { coverArt } from '../../CourseCover/motifs.ts';
import { hashOf } from '../../CourseCover/random.ts';
import * as styles from '../BannerModule.css.ts';

/** The scene behind a slide without a picture: drawn like a cover, in the tenant's own ladder. */
export function HeroScene({ seed }: { seed: string | number }) {
  const motif = coverMotifs[hashOf(seed) % coverMotifs.length] ?? 'waves';
  return (
    <svg aria-hidden viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className={styles.scene}>
      {coverArt(seed, undefined, motif).shapes.map((shape) => (
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
    </svg>
  );
}
