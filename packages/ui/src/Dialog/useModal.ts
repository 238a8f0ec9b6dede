import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { locked } from './useModal.css.ts';

let locks = 0;

/** The page behind keeps its place; the gutter of a classic scrollbar stays, so that nothing shifts. */
function lockScroll(): () => void {
  const { classList, scrollHeight, clientHeight } = document.documentElement;
  if (locks === 0 && scrollHeight > clientHeight) classList.add(locked);
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) classList.remove(locked);
  };
}

/** Left alone, the browser would begin with the close button. */
function firstIn(dialog: HTMLDialogElement): HTMLElement | null {
  const body = dialog.querySelector<HTMLElement>('[data-part="body"]');
  const control = body?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled, a[href]');
  if (control || body === null || body.scrollHeight <= body.clientHeight) return control ?? null;
  // Long text and nothing to press: the text itself takes focus, so that the arrow keys scroll it.
  body.tabIndex = 0;
  return body;
}

interface Modal {
  open: boolean;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onBackdrop?: ((open: false) => void) | undefined;
}

/** Opens the native dialog above everything while `open`, and gives focus back to where it was. */
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
      // The browser gives focus back by itself, except when what had it lost its place to a re-render.
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
        before.focus({ preventScroll: true });
      }
    };
  }, [dialog, open, initialFocus]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null || onBackdrop === undefined) return undefined;
    // The dialog has no padding: what hits the dialog itself and no child is the backdrop.
    const press = (event: MouseEvent) => {
      if (event.target === element) onBackdrop(false);
    };
    element.addEventListener('mousedown', press);
    return () => element.removeEventListener('mousedown', press);
  }, [dialog, open, onBackdrop]);
}
