import { useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

let begun = false;

/**
 * True once what a person sees first is there and the browser has nothing better to do: what lies below the fold
 * is fetched then. True at once when it was fetched before, so that coming back finds the page at its length.
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
