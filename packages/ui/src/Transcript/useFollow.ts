import { useEffect, useState, type RefObject } from 'react';

/** Events by which a person moves to another part of the list. */
const ways = ['wheel', 'touchmove', 'pointerdown', 'focusin'] as const;

/**
 * Keeps the spoken line in view until the person moves to another part of the list. Only the list is
 * scrolled, not the page. `shown` says whether there is a list yet, `place` is the index of the spoken line
 * in it.
 */
export function useFollow(list: RefObject<HTMLElement | null>, shown: boolean, place: number) {
  const [follows, setFollows] = useState(true);
  useEffect(() => {
    const box = list.current;
    if (!shown || box === null) return undefined;
    const stop = () => setFollows(false);
    for (const way of ways) box.addEventListener(way, stop, { passive: true });
    return () => {
      for (const way of ways) box.removeEventListener(way, stop);
    };
  }, [list, shown]);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelectorAll<HTMLElement>('[data-part="line"]')[place];
    if (!follows || !box || !line) return;
    box.scrollTo({ top: line.offsetTop - box.clientHeight / 3 });
  }, [list, place, follows]);
  return { follows, follow: () => setFollows(true) };
}
