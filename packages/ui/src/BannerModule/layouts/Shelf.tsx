import { BannerLayout } from '@stoa/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { Carousel } from '../../Carousel/index.ts';
import type { LayoutProps } from '../BannerModule.tsx';
import * as styles from './layouts.css.ts';
import { placesOf, visibleIn } from './model.ts';
import { Tile } from './Tile.tsx';

const ratioOf = (layout: LayoutProps['layout']) =>
  layout === BannerLayout.OneOneCarousel
    ? styles.ratio.square
    : layout === BannerLayout.ThreeFourCarousel
      ? styles.ratio.portrait
      : styles.ratio.wide;

/** Layouts 8 to 10: several pictures of one ratio side by side in a row that moves by one picture. */
export default function Shelf({ layout, slides, autoplaySeconds, label, renderLink }: LayoutProps) {
  const ref = useRef<HTMLElement>(null);
  const [visible, setVisible] = useState<number>(placesOf[layout]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setVisible(visibleIn(element.clientWidth, layout));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [layout]);
  return (
    <Carousel
      ref={ref}
      label={label}
      perView={visible}
      autoplaySeconds={autoplaySeconds}
      className={styles.shelf}
      slides={slides.map((slide) => ({
        id: slide.id,
        name: slide.title,
        content: (
          <div className={ratioOf(layout)}>
            <Tile slide={slide} renderLink={renderLink} />
          </div>
        ),
      }))}
    />
  );
}
