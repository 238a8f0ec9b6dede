import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Where focus is: the row by its id, and the place that its neighbour takes when it is gone. */
interface Place {
  id: string;
  at: number;
}

const rowsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[data-part="row"]') ?? []),
];

/**
 * A file that is taken out, and an end that takes its pause button away, take focus with them: it stays in the row, or
 * goes to the next one.
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
      // What is taken out says so before it goes: only what is still there afterwards was left by the person.
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

  // After every change: a row may go for many reasons.
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
