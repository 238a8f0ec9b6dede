import { coverMotifs } from '../../CourseCover/index.ts';
import { coverArt } from '../../CourseCover/motifs.ts';
import { hashOf } from '../../CourseCover/random.ts';
import * as styles from '../BannerModule.css.ts';

/** What stands where there is no picture: drawn like a cover, in the tenant's own ladder. */
export function Scene({ seed, className }: { seed: string | number; className: string }) {
  const motif = coverMotifs[hashOf(seed) % coverMotifs.length] ?? 'waves';
  return (
    <svg aria-hidden viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className={className}>
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
