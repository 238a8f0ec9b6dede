import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Position of the focus: the id of the row, and its index, which the next row gets if the row is removed. */
interface Place {
  id: string;
  at: number;
}

const rowsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[data-part="row"]') ?? []),
];

/**
 * Keeps the focus when a row is removed, or when the end of an upload removes its pause button: it stays in the
 * row, or else moves to the next one.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Place>(undefined);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const come = ({ target }: FocusEvent) => {
      const rows = rowsOf(element);
      const at = rows.findIndex((row) => target instanceof Node && row.contains(target));
      const id = rows[at]?.dataset['id'];
      last.current = id === undefined ? undefined : { id, at };
    };
    const go = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      // A removed element loses the focus before it leaves the page; only when it is still in the page
      // afterwards has the person moved the focus.
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected) last.current = undefined;
      });
    };
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    return () => {
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
    };
  }, [root]);

  // The focus is checked after every render, because a row may disappear for many reasons.
  useLayoutEffect(() => {
    const place = last.current;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (place === undefined || !lost) return;
    const rows = rowsOf(root.current);
    const row =
      rows.find(({ dataset }) => dataset['id'] === place.id) ?? rows[Math.min(place.at, rows.length - 1)];
    (row?.querySelector('button') ?? root.current)?.focus();
  });
}
