import { clsx } from 'clsx';
import { coverPlan, type CoverMotif } from '@stoa/domain';
import { useState, type ComponentProps, type ReactNode } from 'react';
import * as styles from './CourseCover.css.ts';
import { Shapes } from './Shapes.tsx';
import { useDrawCover } from './useDrawCover.ts';

export interface CourseCoverProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Id of the course. The same id always gives the same generated picture. */
  seed: string | number;
  /** Key or id of the category, which decides the hue. */
  category?: string | number | undefined;
  /**
   * Texts that say what the course is about, the most informative first: its title, then the name of its
   * category. The first that names something that can be drawn decides the figure; without any there is only
   * the motif.
   */
  words?: readonly string[] | undefined;
  /** The motif. Default: one that follows from the seed. */
  motif?: CoverMotif;
  /** The course's own picture. When it cannot be loaded, the generated one is shown. */
  src?: string | undefined;
  /** Alternative text of the picture. Without it the cover is decorative, because the title is beside it. */
  alt?: string;
  /** Use `eager` for the one large cover at the top of a page. */
  loading?: 'lazy' | 'eager';
  /** Content laid over the picture, such as corner badges or a play mark. */
  children?: ReactNode;
}

/** The picture of a course in 16:9: its own one, or one generated from its id in the tenant's colours. */
export function CourseCover({
  seed,
  category,
  words,
  motif,
  src,
  alt,
  loading = 'lazy',
  className,
  children,
  ...rest
}: CourseCoverProps) {
  const [failed, setFailed] = useState<string>();
  const pictured = src !== undefined && src !== '' && src !== failed;
  const plan = coverPlan(seed, category, motif);
  const draw = useDrawCover();
  const drawing = pictured ? undefined : draw?.(seed, plan.motif, words);
  const shade = styles.shade[plan.hue] ?? styles.shade[0];
  return (
    <div
      {...rest}
      data-component="CourseCover"
      data-state={pictured ? 'picture' : 'generated'}
      className={clsx(styles.root, styles.ground[plan.hue], className)}
    >
      {pictured ? (
        <img
          // A picture that the server rendered may have failed before React attached `onError`.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(src);
          }}
          src={src}
          alt={alt ?? ''}
          loading={loading}
          decoding="async"
          className={clsx(styles.picture, styles.own)}
          onError={() => setFailed(src)}
        />
      ) : (
        <svg
          viewBox="0 0 320 180"
          preserveAspectRatio={`${drawing?.focus ?? 'xMid'}YMid slice`}
          className={styles.picture}
          data-motif={plan.motif}
          {...(alt === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt })}
        >
          <Shapes shapes={drawing?.shapes} shade={shade} />
        </svg>
      )}
      {children}
    </div>
  );
}
