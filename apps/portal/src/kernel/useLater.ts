import { useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

let begun = false;

/**
 * True when the first visible content has loaded and the browser is idle, so that content further down can be
 * loaded. After the Back button it is true at once, so that the page has its full length when the scroll
 * position is restored.
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
