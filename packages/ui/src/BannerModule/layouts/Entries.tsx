import { BannerLayout } from '@stoa/domain';
import { plainLink } from '../../CourseCard/index.ts';
import type { BannerSlide, LayoutProps } from '../BannerModule.tsx';
import * as styles from './layouts.css.ts';
import { placesOf } from './model.ts';
import { Pages } from './Pages.tsx';
import { Picture, usePicture } from './Picture.tsx';

const EntryPicture = ({ slide }: { slide: BannerSlide }) => (
  <Picture slide={slide} picture={usePicture(slide)} />
);

/** Layouts 6 (cards with text below the picture) and 7 (rows with text beside the picture). */
export default function Entries({ layout, slides, renderLink = plainLink }: LayoutProps) {
  const rows = layout === BannerLayout.ListStyle;
  return (
    <Pages slides={slides} places={placesOf[layout]}>
      {(page) => (
        <ul className={rows ? styles.rows : styles.cards} data-part="list">
          {page.map((slide) => (
            <li key={slide.id} className={rows ? styles.row : styles.card} data-part="item">
              <div className={rows ? styles.thumb : styles.photo}>
                <EntryPicture slide={slide} />
              </div>
              <div className={styles.words}>
                <h2 className={styles.title} title={slide.title}>
                  {slide.href === undefined
                    ? slide.title
                    : renderLink({ href: slide.href, className: styles.link, children: slide.title })}
                </h2>
                {slide.text !== undefined && <p className={styles.text}>{slide.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Pages>
  );
}
