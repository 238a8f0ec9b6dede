import { useLayoutEffect, type RefObject } from 'react';

/** Grows a text area with its text where the browser's `field-sizing` cannot (Firefox, Safari, older Chrome). */
export function useAutosize(area: RefObject<HTMLTextAreaElement | null>, text: string, on: boolean): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!on || element === null || CSS.supports('field-sizing', 'content')) return undefined;
    const fit = () => {
      element.style.blockSize = 'auto';
      const edges = element.offsetHeight - element.clientHeight;
      element.style.blockSize = `${element.scrollHeight + edges}px`;
    };
    fit();
    // Another width breaks the lines elsewhere.
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fit();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, text, on]);
}
