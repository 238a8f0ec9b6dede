import type { LayoutProps } from '../BannerModule.tsx';
import * as styles from './layouts.css.ts';
import { arrangementOf, placesOf } from './model.ts';
import { Pages } from './Pages.tsx';
import { Tile } from './Tile.tsx';

/** Layouts 2 to 5: equal pictures side by side, or small pictures beside a large one. */
export default function Tiles({ layout, slides, renderLink }: LayoutProps) {
  return (
    <Pages slides={slides} places={placesOf[layout]}>
      {(page) => (
        <ul className={styles.tiles[arrangementOf(layout, page.length)]} data-part="list">
          {page.map((slide) => (
            <li key={slide.id} className={styles.tile} data-part="item">
              <Tile slide={slide} renderLink={renderLink} />
            </li>
          ))}
        </ul>
      )}
    </Pages>
  );
}
