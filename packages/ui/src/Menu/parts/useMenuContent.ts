import { clsx } from 'clsx';
import { useCallback, useRef, type KeyboardEvent } from 'react';
import { windowMargin } from '../../hooks/placement.ts';
import { actionOf } from '../../keyboard/keyMap.ts';
import { menuKeys } from '../keys.ts';
import * as styles from '../Menu.css.ts';

const available = '[role^="menuitem"]:not([aria-disabled="true"])';

export interface MenuContentOptions {
  /** The entry that gets the focus first. */
  entry: 'first' | 'last';
  /** The element that gets the focus back after a choice and after Escape. */
  back: HTMLElement | null;
  /** The button of the menu, which closes it by itself. */
  trigger?: HTMLElement;
  onClose: () => void;
}

/**
 * The common props of the open list of a Menu and of a ContextMenu, for Radix' `Content`. Radix moves the
 * focus among the entries, finds them by their letters, and closes the list.
 */
export function useMenuContent({ entry, back, trigger, onClose }: MenuContentOptions) {
  const entered = useRef<HTMLElement>(null);
  const isLeft = useRef(false);

  // Radix would focus the list itself after a click, and the first entry only after a key press. It calls the
  // ref more than once for the same list.
  const enter = useCallback(
    (list: HTMLElement | null) => {
      if (list === null || list === entered.current) return;
      entered.current = list;
      const items = list.querySelectorAll<HTMLElement>(available);
      [...items].at(entry === 'first' ? 0 : -1)?.focus({ preventScroll: true });
    },
    [entry],
  );

  return {
    ref: enter,
    loop: true,
    collisionPadding: windowMargin,
    className: clsx(styles.list, styles.still),
    'data-part': 'popup',
    // The list is no tab stop, because Tab continues from the entries to what follows or precedes the menu.
    tabIndex: -1,
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (actionOf(menuKeys, event) !== 'leave') return;
      // Radix would prevent Tab from moving the focus. The menu closes when the focus has moved on.
      event.stopPropagation();
      isLeft.current = true;
    },
    // A Toast that appeared after the menu is above it, and Radix gives Escape only to the uppermost of the
    // two.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || actionOf(menuKeys, event) !== 'close') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    // Escape closes only the menu, so components around it must not receive the key.
    onEscapeKeyDown: (event: globalThis.KeyboardEvent) => event.stopPropagation(),
    onInteractOutside: (event: Event) => {
      const isOnTrigger = event.target instanceof Node && trigger?.contains(event.target) === true;
      if (isOnTrigger && !isLeft.current) event.preventDefault();
      else isLeft.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The chosen action may already have moved the focus to something else, such as a dialog.
      if (!isLeft.current && document.activeElement === document.body) back?.focus({ preventScroll: true });
    },
  };
}
