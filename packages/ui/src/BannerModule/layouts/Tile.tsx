import { plainLink, type RenderLink } from '../../CourseCard/index.ts';
import type { BannerSlide } from '../BannerModule.tsx';
import * as styles from './layouts.css.ts';
import { Picture } from './Picture.tsx';

interface TileProps {
  slide: BannerSlide;
  renderLink: RenderLink | undefined;
}

/** A picture with its title on a plate in front, so that the message is never only inside the picture. */
export function Tile({ slide, renderLink = plainLink }: TileProps) {
  return (
    <>
      <Picture slide={slide} />
      {slide.href === undefined ? (
        <span className={styles.plate}>{slide.title}</span>
      ) : (
        renderLink({
          href: slide.href,
          className: styles.cover,
          children: <span className={styles.plate}>{slide.title}</span>,
        })
      )}
    </>
  );
}
