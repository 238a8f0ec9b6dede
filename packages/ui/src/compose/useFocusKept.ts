import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to `root` when what had it inside has gone: a deleted row, a “load more” that has loaded all.
 * Else the keyboard would start over at the top of the page.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let held: Element | undefined;
    const enter = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : undefined;
    };
    const leave = ({ target }: FocusEvent) => {
      // Browsers also send this while they take the element away; afterwards the two can be told apart.
      queueMicrotask(() => {
        if (held === target && held instanceof Element && held.isConnected) held = undefined;
      });
    };
    const watch = new MutationObserver(() => {
      if (held === undefined || held.isConnected) return;
      held = undefined;
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      watch.disconnect();
    };
  }, [root]);
}
