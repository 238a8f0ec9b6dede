import { useEffect, type RefObject } from 'react';
import { idle } from '../idle/index.ts';

/** Of a longer list the rest stays skipped: to scroll past all that is drawn costs more than to draw it on the way. */
const most = 60;

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Draws cards that are skipped below the fold, one by one, while the page has nothing better to do. A row that is
 * drawn in the moment in which it is scrolled to makes a slow computer stutter.
 */
export function useDrawnAhead(list: RefObject<HTMLElement | null>): void {
  // After each render: what it brought is not drawn yet.
  useEffect(() => {
    const left = new AbortController();
    const draw = async () => {
      const cards = list.current?.querySelectorAll<HTMLElement>('[data-component="CourseCard"]') ?? [];
      for (const card of [...cards].slice(0, most)) {
        if (card.style.contentVisibility === 'visible') continue;
        await idle();
        if (left.signal.aborted) return;
        card.style.contentVisibility = 'visible';
        await frame();
      }
    };
    void draw();
    return () => left.abort();
  });
}
