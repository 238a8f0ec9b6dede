import { useEffect, useRef } from 'react';

/**
 * Time on the screen after which a page, picture or sheet counts as seen, by the same rule as on the server.
 */
const seenMs = 2_000;

/**
 * Reports that a page, picture or sheet (counted from 1) was viewed. Turning pages quickly does not count,
 * and neither does a hidden tab.
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
