import { useLayoutEffect, useState, type RefObject } from 'react';

type ElementRef = RefObject<HTMLElement | null>;

const isCutOff = ({ current }: ElementRef): boolean =>
  current !== null && current.scrollHeight > current.clientHeight + 1;

/** Whether title or body are longer than the lines shown; measured while `watched`. */
export function useCutOff(title: ElementRef, body: ElementRef, watched: boolean): boolean {
  const [cutOff, setCutOff] = useState(false);
  useLayoutEffect(() => {
    if (!watched) return undefined;
    const observer = new ResizeObserver(() => setCutOff(isCutOff(title) || isCutOff(body)));
    for (const { current } of [title, body]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [title, body, watched]);
  return cutOff;
}
