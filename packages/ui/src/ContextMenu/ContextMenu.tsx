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

/** Keys that open the menu from the area. Inside the menu, its own keys apply. */
export const contextMenuKeys = [
  { key: 'ContextMenu', shift: false, does: 'open' },
  { key: 'F10', shift: true, does: 'open' },
] as const satisfies KeyMap;

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the menu for screen readers. */
  label: string;
  /** The entries: MenuItems and MenuSeparators. */
  items: ReactNode;
  /** The area in which a right click opens the menu. */
  children: ReactNode;
  onOpenChange?: (open: boolean) => void;
}

// Text fields keep the browser's own menu, because people need its paste and spelling commands.
const keepsOwnMenu = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * A menu at the pointer, opened by right click, the menu key or Shift+F10. Everything in it must also be
 * offered by a Menu or a visible button, because touch screens have no right click.
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
  // Counts the openings, because a right click at another place moves a menu that is already open.
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
    // On some systems the menu key also sends this event after its key press has opened the menu.
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
