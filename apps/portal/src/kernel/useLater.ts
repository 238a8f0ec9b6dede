import { useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

let begun = false;

/**
 * True once what a person sees first has loaded and the browser is idle, so that what lies below the fold can
 * be fetched. After Back it is true at once, so that the page has its full length when the scroll position is
 * restored.
 */
export function useLater(ready: boolean): boolean {
  const [later, setLater] = useState(() => begun);
  useEffect(() => {
    if (!ready) return undefined;
    let gone = false;
    whenIdle(() => {
      if (gone) return;
      begun = true;
      setLater(true);
    });
    return () => {
      gone = true;
    };
  }, [ready]);
  return later;
}
