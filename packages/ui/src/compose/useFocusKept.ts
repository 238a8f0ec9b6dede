import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to `target` when the focused element inside `root` has disappeared, such as a deleted row or a
 * “load more” that has loaded everything. Otherwise the focus would start again at the top of the page.
 */
export function useFocusKept(
  root: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> = root,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let held: Element | undefined;
    const enter = ({ target: entered }: FocusEvent) => {
      held = entered instanceof Element ? entered : undefined;
    };
    const leave = ({ target: left }: FocusEvent) => {
      // Browsers send this event also while they remove the element; after a microtask it is clear whether the
      // element is gone.
      queueMicrotask(() => {
        if (held === left && held instanceof Element && held.isConnected) held = undefined;
      });
    };
    const watch = new MutationObserver(() => {
      if (held === undefined || held.isConnected) return;
      held = undefined;
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      watch.disconnect();
    };
  }, [root, target]);
}
