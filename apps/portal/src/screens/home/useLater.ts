import { useEffect, useState } from 'react';

let begun = false;

/**
 * True once what a person sees first is there and the browser has nothing better to do: what lies below the fold
 * is fetched then. True at once when it was fetched before, so that coming back finds the page at its length.
 */
export function useLater(ready: boolean): boolean {
  const [later, setLater] = useState(() => begun);
  useEffect(() => {
    if (!ready) return undefined;
    const begin = () => {
      begun = true;
      setLater(true);
    };
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(begin, 100);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(begin, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [ready]);
  return later;
}
