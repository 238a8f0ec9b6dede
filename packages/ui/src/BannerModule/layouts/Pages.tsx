import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../Icon/index.ts';
import { useLabels } from '../../provider/index.ts';
import { control } from '../../Carousel/Carousel.css.ts';
import type { BannerSlide } from '../BannerModule.tsx';
import * as styles from './layouts.css.ts';
import { pagesOf } from './model.ts';

interface PagesProps {
  slides: readonly BannerSlide[];
  places: number;
  children: (page: readonly BannerSlide[]) => ReactNode;
}

/**
 * Shows slides in pages when a layout has fewer places than slides. The pages change only by the person's
 * click.
 */
export function Pages({ slides, places, children }: PagesProps) {
  const labels = useLabels('bannerModule');
  const [wished, setAt] = useState(0);
  const pages = pagesOf(slides, places);
  const at = Math.min(wished, pages.length - 1);
  const shown = pages[at] ?? [];
  if (pages.length === 1) return children(shown);
  const go = (by: number) => setAt((at + by + pages.length) % pages.length);
  return (
    <>
      {children(shown)}
      <div className={styles.pager} data-part="pager">
        <button type="button" className={control} aria-label={labels.previous} onClick={() => go(-1)}>
          <Icon glyph={ChevronLeft} directional />
        </button>
        <output className={styles.position}>{labels.page(at + 1, pages.length)}</output>
        <button type="button" className={control} aria-label={labels.next} onClick={() => go(1)}>
          <Icon glyph={ChevronRight} directional />
        </button>
      </div>
    </>
  );
}
