import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in its scrolling box or near it, because only then it is worth rendering. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setNear(entry.isIntersecting);
      },
      { root: target.closest('[data-part="view"]'), rootMargin: '100% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
