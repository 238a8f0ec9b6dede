import { plainLink, type RenderLink } from '../../CourseCard/index.ts';
import type { BannerSlide } from '../BannerModule.tsx';
import * as styles from './layouts.css.ts';
import { Picture, usePicture } from './Picture.tsx';

interface TileProps {
  slide: BannerSlide;
  renderLink: RenderLink | undefined;
}

/**
 * A picture with its title, so that the message is never only inside the picture. On a company's picture the
 * title is shown on a translucent layer if there is space for it. Below a generated scene it has its own
 * background, because such a layer would cut through the drawing.
 */
export function Tile({ slide, renderLink = plainLink }: TileProps) {
  const picture = usePicture(slide);
  return (
    <div className={styles.tileBody} data-state={picture[0] === undefined ? 'generated' : 'picture'}>
      <div className={styles.photoArea}>
        <Picture slide={slide} picture={picture} />
      </div>
      <span className={styles.caption}>
        {slide.href === undefined ? (
          <span className={styles.captionWords}>{slide.title}</span>
        ) : (
          renderLink({
            href: slide.href,
            className: styles.link,
            children: <span className={styles.captionWords}>{slide.title}</span>,
          })
        )}
      </span>
    </div>
  );
}
