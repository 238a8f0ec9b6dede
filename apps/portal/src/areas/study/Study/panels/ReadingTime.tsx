import { useEffect } from 'react';
import type { Study } from '../../study.ts';

const idleMs = 60_000;

export interface ReadingTimeProps {
  study: Study;
  /** Whether this page has opened the document in a separate window. */
  elsewhere: boolean;
}

/**
 * Counts the time of an item without a timeline while somebody reads: the page is visible, and the person was
 * not idle for a minute. Shows nothing.
 */
export function ReadingTime({ study, elsewhere }: ReadingTimeProps) {
  useEffect(() => {
    let last = Date.now();
    const touch = () => {
      last = Date.now();
    };
    const look = () => {
      const here = document.visibilityState === 'visible' && Date.now() - last < idleMs;
      study.tell({ type: 'reads', on: here || elsewhere });
    };
    const kinds = ['pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;
    for (const kind of kinds) addEventListener(kind, touch, { passive: true, capture: true });
    const timer = setInterval(look, 2_000);
    look();
    return () => {
      clearInterval(timer);
      for (const kind of kinds) removeEventListener(kind, touch, { capture: true });
      study.tell({ type: 'reads', on: false });
    };
  }, [study, elsewhere]);
  return null;
}
