import { clsx } from 'clsx';
import { useState } from 'react';
import { plainLink, type RenderLink } from '../../CourseCard/index.ts';
import { useLabels } from '../../provider/index.ts';
import type { BannerSlide } from '../BannerModule.tsx';
import * as styles from '../BannerModule.css.ts';
import { Scene } from './Scene.tsx';

export interface SlideProps {
  slide: BannerSlide;
  first: boolean;
  /** Low, over a list. */
  strip: boolean;
  /** Nothing turns it away, so no controls stand on it. */
  alone: boolean;
  renderLink: RenderLink | undefined;
}

/** One slide: the company's picture as a link, or words on a generated scene. */
export function Slide({ slide, first, strip, alone, renderLink = plainLink }: SlideProps) {
  const labels = useLabels('bannerModule');
  const [failed, setFailed] = useState<string>();
  if (slide.imageUrl && slide.imageUrl !== failed) {
    const picture = (
      <img
        src={slide.imageUrl}
        alt={slide.imageAlt || slide.title}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
        className={styles.picture}
        onError={() => setFailed(slide.imageUrl)}
      />
    );
    return slide.href === undefined
      ? picture
      : renderLink({ href: slide.href, className: styles.pictureLink, children: picture });
  }
  return (
    <div className={clsx(styles.hero, strip && styles.stripHero)}>
      <Scene seed={slide.id} className={styles.scene} />
      <div className={clsx(styles.words, strip && styles.stripWords, strip && !alone && styles.stripOfMany)}>
        {slide.eyebrow !== undefined && <p className={styles.eyebrow}>{slide.eyebrow}</p>}
        <h2 className={clsx(styles.title, strip && styles.stripTitle)}>
          {slide.href === undefined
            ? slide.title
            : renderLink({ href: slide.href, className: styles.titleLink, children: slide.title })}
        </h2>
        {slide.text !== undefined && <p className={styles.text}>{slide.text}</p>}
        {/* The title is the link and covers the slide; this only looks like what to press. */}
        {slide.href !== undefined && (
          <span aria-hidden className={styles.action}>
            {slide.actionLabel ?? labels.open}
          </span>
        )}
      </div>
    </div>
  );
}
