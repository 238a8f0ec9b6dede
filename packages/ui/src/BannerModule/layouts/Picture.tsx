import { useState } from 'react';
import type { BannerSlide } from '../BannerModule.tsx';
import { Scene } from '../parts/Scene.tsx';
import * as styles from './layouts.css.ts';

/**
 * The company's picture, or a generated scene when there is none or it cannot be loaded. It has no alternative
 * text, because the title stands beside it.
 */
export function Picture({ slide }: { slide: BannerSlide }) {
  const [failed, setFailed] = useState<string>();
  return slide.imageUrl && slide.imageUrl !== failed ? (
    <img
      src={slide.imageUrl}
      alt={slide.imageAlt ?? ''}
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={() => setFailed(slide.imageUrl)}
    />
  ) : (
    <Scene seed={slide.id} className={styles.picture} />
  );
}
