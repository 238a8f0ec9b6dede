import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { usePlacement, usePressOutside } from '../hooks/usePlacement.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { actionOf, type KeyMap } from '../keyboard/keyMap.ts';
import { MenuList } from '../Menu/MenuList.tsx';
import { floating } from '../style/floating.css.ts';

/** Keyboard map of the area, beside the keys of its menu. */
export const contextMenuKeys = [
  { key: 'ContextMenu', shift: false, does: 'open' },
  { key: 'F10', shift: true, does: 'open' },
] as const satisfies KeyMap;

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the menu, for screen readers. */
  label: string;
  /** MenuItems and MenuSeparators. */
  items: ReactNode;
  /** The area that has the menu. */
  children: ReactNode;
  onOpenChange?: (open: boolean) => void;
}

// Where text is typed or chosen, the browser's own menu has what is needed: paste, spelling.
const keepsOwnMenu = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * What can be done with a thing, at the pointer: right click, the menu key or Shift+F10. A shortcut only: fingers
 * have no right click, so everything in it is also in a Menu or a button in view.
 */
export function ContextMenu({
  label,
  items,
  onOpenChange,
  className,
  children,
  ref,
  ...rest
}: ContextMenuProps) {
  const id = useId();
  const root = useSharedRef(ref);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const anchor = useRef<{ getBoundingClientRect: () => DOMRect }>(null);
  // Another press elsewhere is another place, also while it is open.
  const [opening, setOpening] = useState(0);
  const open = opening > 0;
  usePlacement(anchor, panel, { open, gap: 0 });

  const close = (how: 'back' | 'on') => {
    setOpening(0);
    onOpenChange?.(false);
    if (how === 'back') before.current?.focus({ preventScroll: true });
  };
  usePressOutside([panel], open, () => close('on'));

  const openAt = (place: () => DOMRect) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !panel.current?.contains(activeElement)) {
      before.current = activeElement;
    }
    anchor.current = { getBoundingClientRect: place };
    setOpening((count) => count + 1);
    onOpenChange?.(true);
  };
  const byPointer = (event: MouseEvent<HTMLDivElement>) => {
    rest.onContextMenu?.(event);
    if (event.defaultPrevented || keepsOwnMenu(event.target)) return;
    event.preventDefault();
    // The menu key on some systems sends this as well, after it has been answered.
    if (panel.current?.contains(document.activeElement)) return;
    const { clientX, clientY } = event;
    openAt(() => new DOMRect(clientX, clientY, 0, 0));
  };
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    const { target } = event;
    if (
      actionOf(contextMenuKeys, event) === undefined ||
      !(target instanceof Element) ||
      keepsOwnMenu(target)
    )
      return;
    event.preventDefault();
    openAt(() => target.getBoundingClientRect());
  };

  return (
    <div
      {...rest}
      ref={root}
      role="presentation"
      onContextMenu={byPointer}
      onKeyDown={byKey}
      data-component="ContextMenu"
      data-state={open ? 'open' : 'closed'}
      className={className}
    >
      {children}
      {open && (
        <MenuList
          key={opening}
          ref={panel}
          id={id}
          label={label}
          entry="first"
          onClose={close}
          className={floating}
        >
          {items}
        </MenuList>
      )}
    </div>
  );
}
