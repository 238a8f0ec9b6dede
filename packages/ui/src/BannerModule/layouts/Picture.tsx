import { useState } from 'react';
import type { BannerSlide } from '../BannerModule.tsx';
import { Scene } from '../parts/Scene.tsx';
import * as styles from './layouts.css.ts';

/** The address of the company's picture while there is one that can be loaded, and what to do when it cannot. */
export function usePicture({
  imageUrl,
}: BannerSlide): readonly [src: string | undefined, onError: () => void] {
  const [failed, setFailed] = useState<string>();
  return [imageUrl && imageUrl !== failed ? imageUrl : undefined, () => setFailed(imageUrl)];
}

export interface PictureProps {
  slide: BannerSlide;
  picture: ReturnType<typeof usePicture>;
}

/**
 * The company's picture, or a generated scene if there is none or it cannot be loaded. It has no alternative
 * text, because the title is beside it.
 */
export const Picture = ({ slide, picture: [src, onError] }: PictureProps) =>
  src === undefined ? (
    <Scene seed={slide.id} words={[slide.title]} className={styles.scene} />
  ) : (
    <img
      src={src}
      alt={slide.imageAlt ?? ''}
      loading="lazy"
      decoding="async"
      className={styles.picture}
      onError={onError}
    />
  );
