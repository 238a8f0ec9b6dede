import { useEffect, useState, type RefObject } from 'react';

/** Directions in which content is hidden. */
export const overflows = ['none', 'inline', 'block', 'both'] as const;
export type Overflow = (typeof overflows)[number];

// Tolerance in pixels, because rounding on zoomed pages leaves up to a pixel that cannot be scrolled.
const slack = 1;

const overflowOf = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): Overflow => {
  const inline = scrollWidth - clientWidth > slack;
  const block = scrollHeight - clientHeight > slack;
  if (inline) return block ? 'both' : 'inline';
  return block ? 'block' : 'none';
};

/**
 * Marks on the frame which edges hide content. The marks are written to the DOM directly, so that scrolling
 * renders nothing.
 */
function markEdges(frame: HTMLElement, view: HTMLElement): void {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = view;
  // In right-to-left pages the scroll position is negative.
  const inlineStart = Math.abs(scrollLeft);
  frame.toggleAttribute('data-more-start', inlineStart > slack);
  frame.toggleAttribute('data-more-end', scrollWidth - clientWidth - inlineStart > slack);
  frame.toggleAttribute('data-more-above', scrollTop > slack);
  frame.toggleAttribute('data-more-below', scrollHeight - clientHeight - scrollTop > slack);
}

/** Whether the content of `view` overflows, updated when its size or that of its content changes. */
export function useOverflow(
  frame: RefObject<HTMLElement | null>,
  view: RefObject<HTMLElement | null>,
): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('none');
  useEffect(() => {
    const [outer, inner] = [frame.current, view.current];
    if (outer === null || inner === null) return undefined;
    const mark = () => markEdges(outer, inner);
    const measure = () => {
      setOverflow(overflowOf(inner));
      mark();
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(inner);
    for (const child of inner.children) sizes.observe(child);
    inner.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      inner.removeEventListener('scroll', mark);
    };
  }, [frame, view]);
  return overflow;
}
