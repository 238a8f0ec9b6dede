import { useEffect, useRef } from 'react';

/** What was on the screen for two seconds was seen: so the server counts it, too. */
const seenMs = 2_000;

/**
 * Tells that a page, picture or sheet (from 1) has been looked at; a quick leaf through is no reading, and
 * nobody looks at a hidden tab.
 */
export function useLooked(at: number | undefined, onLooked: (at: number) => void): void {
  const latest = useRef(onLooked);
  useEffect(() => {
    latest.current = onLooked;
  });
  useEffect(() => {
    if (at === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => latest.current(at), seenMs);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [at]);
}
