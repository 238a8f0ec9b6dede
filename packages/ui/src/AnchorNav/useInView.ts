import { useEffect, useState } from 'react';

/**
 * The part that the person is reading: the last one whose top has passed the upper third of the window. At the
 * end of the page it is the last part, which may be too short to get that far up.
 */
export function partInView(
  tops: readonly { id: string; top: number }[],
  windowHeight: number,
  atEnd: boolean,
): string | undefined {
  if (atEnd) return tops.at(-1)?.id;
  return (tops.findLast(({ top }) => top <= windowHeight / 3) ?? tops[0])?.id;
}

function measure(ids: readonly string[]): string | undefined {
  const tops = ids.flatMap((id) => {
    const part = document.getElementById(id);
    return part === null ? [] : [{ id, top: part.getBoundingClientRect().top }];
  });
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  return partInView(tops, clientHeight, atEnd);
}

/** The id of the part in view, measured while the page scrolls, at most once a frame. */
export function useInView(ids: readonly string[]): string | undefined {
  const key = ids.join('\n');
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(measure(key.split('\n')));
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    later();
    // The listener is a capturing one, because scroll events of an element inside the page do not bubble.
    addEventListener('scroll', later, { passive: true, capture: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, [key]);
  return current;
}
