import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@stoa/ui/IconButton';
import { hrefOf } from '../../../links/index.ts';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';
import { Entry } from './Entry.tsx';

/** Whether there are cards before and after the visible ones. */
interface Beyond {
  readonly before: boolean;
  readonly after: boolean;
}

/** Sizes are rounded by browsers, so that a shelf at its end may lack a pixel. */
const tolerance = 2;

function beyond({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Beyond {
  // In a right-to-left page the position counts from 0 down.
  const from = Math.abs(scrollLeft);
  return { before: from > tolerance, after: from + clientWidth < scrollWidth - tolerance };
}

/**
 * Entries as cards in one row, which is scrolled by touch, by keyboard from card to card, and by two buttons.
 * The buttons are shown only when some cards are out of sight.
 */
export function Shelf({ module, items, ...rest }: EntriesProps) {
  const { t } = rest;
  const list = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState<Beyond>({ before: false, after: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => setHidden(beyond(element));
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const slide = (pages: number) => {
    const element = list.current;
    if (!element) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: pages * direction * element.clientWidth });
  };
  const slides = hidden.before || hidden.after;
  const { title, moreTarget } = module;
  const leadsOn = moreTarget !== undefined && hrefOf(rest.resolve(moreTarget)) !== undefined;
  return (
    <div className={styles.shelfFrame}>
      <ul ref={list} className={clsx(styles.list, styles.shelf, items.length === 3 && styles.three)}>
        {items.map((item, at) => (
          <li key={at} className={styles.item}>
            <Entry module={module} item={item} layout="card" {...rest} />
          </li>
        ))}
      </ul>
      {slides && (
        <div className={styles.slide} data-more={leadsOn || undefined}>
          <IconButton
            glyph={ChevronLeft}
            directional
            size="sm"
            variant="outline"
            label={t('shelf.back', { title })}
            disabled={!hidden.before}
            onClick={() => slide(-1)}
          />
          <IconButton
            glyph={ChevronRight}
            directional
            size="sm"
            variant="outline"
            label={t('shelf.on', { title })}
            disabled={!hidden.after}
            onClick={() => slide(1)}
          />
        </div>
      )}
    </div>
  );
}
