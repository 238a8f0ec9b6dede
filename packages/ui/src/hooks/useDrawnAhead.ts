import { useEffect, type RefObject } from 'react';
import { idle } from '../idle/index.ts';

/**
 * Number of cards drawn ahead. Of a longer list the rest is skipped, because scrolling past many drawn cards
 * costs more than drawing them then.
 */
const most = 60;

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Draws cards below the fold one by one while the browser is idle, because drawing a row at the moment of
 * scrolling makes a slow computer stutter.
 */
export function useDrawnAhead(list: RefObject<HTMLElement | null>): void {
  // The effect runs after each render, because its new cards are not drawn yet.
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
