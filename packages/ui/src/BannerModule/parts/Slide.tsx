import { useState } from 'react';
import { plainLink, type RenderLink } from '../../CourseCard/index.ts';
import { useLabels } from '../../provider/index.ts';
import type { BannerSlide } from '../BannerModule.tsx';
import * as styles from '../BannerModule.css.ts';
import { Scene } from './Scene.tsx';

export interface SlideProps {
  slide: BannerSlide;
  first: boolean;
  renderLink: RenderLink | undefined;
}

/** One slide: the company's picture as a link, or text in front of a generated scene. */
export function Slide({ slide, first, renderLink = plainLink }: SlideProps) {
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
    <div className={styles.hero}>
      <Scene seed={slide.id} words={[slide.title]} className={styles.scene} />
      <div className={styles.words}>
        {slide.eyebrow !== undefined && <p className={styles.eyebrow}>{slide.eyebrow}</p>}
        <h2 className={styles.title}>
          {slide.href === undefined
            ? slide.title
            : renderLink({ href: slide.href, className: styles.titleLink, children: slide.title })}
        </h2>
        {slide.text !== undefined && <p className={styles.text}>{slide.text}</p>}
        {/* The title is the link and covers the whole slide, so this element only looks like a button. */}
        {slide.href !== undefined && (
          <span aria-hidden className={styles.action}>
            {slide.actionLabel ?? labels.open(slide.leadsTo)}
          </span>
        )}
      </div>
    </div>
  );
}
