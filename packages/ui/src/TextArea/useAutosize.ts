import { useLayoutEffect, type RefObject } from 'react';

const fit = (area: HTMLTextAreaElement) => {
  area.style.setProperty('block-size', 'auto');
  const edges = area.offsetHeight - area.clientHeight;
  area.style.setProperty('block-size', `${area.scrollHeight + edges}px`);
};

const byBrowser = () => CSS.supports('field-sizing', 'content');

/** Makes a text area grow with its text in browsers without `field-sizing` (Firefox, Safari, older Chrome). */
export function useAutosize(area: RefObject<HTMLTextAreaElement | null>, on: boolean): void {
  // The effect runs after every render, because each typed letter causes one.
  useLayoutEffect(() => {
    if (on && area.current !== null && !byBrowser()) fit(area.current);
  });
  useLayoutEffect(() => {
    const element = area.current;
    if (!on || element === null || byBrowser()) return undefined;
    // At another width the lines break at other places, so the height is measured again.
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
