import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { locked } from './useModal.css.ts';

let locks = 0;

/**
 * Keeps the page behind from scrolling. A padding replaces a classic scroll bar, so that the page does not
 * shift. A `scrollbar-gutter` would do that as well, but no backdrop covers it and no drawer reaches the
 * edge.
 */
function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks === 0 && page.scrollHeight > page.clientHeight) {
    const bar = innerWidth - page.clientWidth;
    page.classList.add(locked);
    if (bar > 0) page.style.paddingInlineEnd = `${bar}px`;
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    page.classList.remove(locked);
    page.style.paddingInlineEnd = '';
  };
}

/** The first control of the body. Without it the browser would give the focus to the close button. */
function firstIn(dialog: HTMLDialogElement): HTMLElement | null {
  const body = dialog.querySelector<HTMLElement>('[data-part="body"]');
  const control = body?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled, a[href]');
  if (control || body === null || body.scrollHeight <= body.clientHeight) return control ?? null;
  // A long text without any control gets the focus itself, so that the arrow keys scroll it.
  body.tabIndex = 0;
  return body;
}

interface Modal {
  open: boolean;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onBackdrop?: ((open: false) => void) | undefined;
}

/** Opens a native modal dialog while `open` is true, and returns the focus to where it was when it closes. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, modal: Modal): void {
  const { open, initialFocus, onBackdrop } = modal;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    (initialFocus?.current ?? firstIn(element))?.focus();
    const unlock = lockScroll();
    return () => {
      unlock();
      if (element.open) element.close();
      // Browsers return the focus themselves, except when the element that had it was moved in a re-render.
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
        before.focus({ preventScroll: true });
      }
    };
  }, [dialog, open, initialFocus]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null || onBackdrop === undefined) return undefined;
    // The dialog has no padding, so a press on the dialog itself and on none of its children is a press on the
    // backdrop.
    const press = (event: MouseEvent) => {
      if (event.target === element) onBackdrop(false);
    };
    element.addEventListener('mousedown', press);
    return () => element.removeEventListener('mousedown', press);
  }, [dialog, open, onBackdrop]);
}
