/** Right in left-to-right pages is next; in right-to-left pages it is previous. */
const forward = (element: Element): string =>
  getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

/**
 * The element that a key moves to inside a row or column of `items`, as the ARIA Authoring Practices describe
 * for tabs and menus: arrows wrap around, Home and End go to the ends.
 */
export function rovingTarget<Item extends HTMLElement>(
  key: string,
  items: readonly Item[],
  current: Item | undefined,
  axis: 'inline' | 'block',
): Item | undefined {
  const last = items.length - 1;
  const at = current === undefined ? -1 : items.indexOf(current);
  const first = items[0];
  if (first === undefined) return undefined;
  if (key === 'Home') return first;
  if (key === 'End') return items[last];
  const next = axis === 'block' ? 'ArrowDown' : forward(first);
  const previous = axis === 'block' ? 'ArrowUp' : next === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === next) return items[at >= last ? 0 : at + 1];
  if (key === previous) return items[at <= 0 ? last : at - 1];
  return undefined;
}
