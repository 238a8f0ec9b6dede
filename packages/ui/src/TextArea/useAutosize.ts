import { useLayoutEffect, type RefObject } from 'react';

const fit = (area: HTMLTextAreaElement) => {
  area.style.setProperty('block-size', 'auto');
  const edges = area.offsetHeight - area.clientHeight;
  area.style.setProperty('block-size', `${area.scrollHeight + edges}px`);
};

const byBrowser = () => CSS.supports('field-sizing', 'content');

/** Grows a text area with its text where the browser's `field-sizing` cannot (Firefox, Safari, older Chrome). */
export function useAutosize(area: RefObject<HTMLTextAreaElement | null>, on: boolean): void {
  // After every render: each letter is one.
  useLayoutEffect(() => {
    if (on && area.current !== null && !byBrowser()) fit(area.current);
  });
  useLayoutEffect(() => {
    const element = area.current;
    if (!on || element === null || byBrowser()) return undefined;
    // Another width breaks the lines elsewhere.
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fit(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, on]);
}
