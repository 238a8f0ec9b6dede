import { useEffect, useRef, type RefObject } from 'react';

/** Tells that an element has stood on the screen for so long, once; a quick scroll past is no reading. */
export function useSeen(
  element: RefObject<HTMLElement | null>,
  onSeen: () => void,
  milliseconds: number,
): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        // Half of it, or as much as the window can show of something taller.
        const tall = (entry?.intersectionRect.height ?? 0) > innerHeight / 2;
        if (!entry?.isIntersecting || !(entry.intersectionRatio >= 0.5 || tall)) return;
        timer = setTimeout(() => {
          observer.disconnect();
          latest.current();
        }, milliseconds);
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(target);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, milliseconds]);
}
