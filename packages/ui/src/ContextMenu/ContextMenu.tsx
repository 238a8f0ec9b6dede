import {
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { actionOf, isRightToLeft, type KeyMap } from '../keyboard/keyMap.ts';
import { Fetched, onDemand } from '../lazy/onDemand.ts';

const openContextMenu = onDemand(async () => (await import('./parts/OpenContextMenu.tsx')).OpenContextMenu);

/** Keys that open the menu from the area. Inside the menu, its own keys apply. */
export const contextMenuKeys = [
  { key: 'ContextMenu', shift: false, does: 'open' },
  { key: 'F10', shift: true, does: 'open' },
] as const satisfies KeyMap;

export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the menu for screen readers. */
  label: string;
  /** The entries: MenuItems and the others of a Menu. */
  items: ReactNode;
  /** The area in which a right click opens the menu. */
  children: ReactNode;
  onOpenChange?: (open: boolean) => void;
}

// Text fields keep the browser's own menu, because people need its paste and spelling commands.
const keepsOwnMenu = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Whether an element is inside the open list. */
const isInList = (target: EventTarget) =>
  target instanceof Element && target.closest('[role="menu"]') !== null;

interface Opening {
  /** The place in the window, in pixels. */
  at: { x: number; y: number };
  area: HTMLElement;
  /** The element that had the focus before. */
  back: HTMLElement | null;
}

/**
 * A menu at the pointer, opened by right click, the menu key or Shift+F10. Everything in it must also be
 * offered by a Menu or a visible button, because touch screens have no right click. The list is Radix' ContextMenu; its
 * code comes with the first opening.
 */
export function ContextMenu({ label, items, onOpenChange, className, children, ...rest }: ContextMenuProps) {
  const id = useId();
  const [opening, setOpening] = useState<Opening>();
  const [isOpen, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    onOpenChange?.(false);
  };
  const openAt = (area: HTMLElement, x: number, y: number) => {
    const { activeElement } = document;
    const back = activeElement instanceof HTMLElement ? activeElement : null;
    setOpening({ at: { x, y }, area, back });
    setOpen(true);
    onOpenChange?.(true);
  };
  const byPointer = (event: MouseEvent<HTMLDivElement>) => {
    rest.onContextMenu?.(event);
    if (event.defaultPrevented || keepsOwnMenu(event.target)) return;
    event.preventDefault();
    // On some systems the menu key also sends this event after its key press has opened the menu.
    if (isInList(event.target)) return;
    openAt(event.currentTarget, event.clientX, event.clientY);
  };
  const byKey = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    const { target } = event;
    const opens = actionOf(contextMenuKeys, event) !== undefined;
    if (!opens || !(target instanceof Element) || keepsOwnMenu(target) || isInList(target)) return;
    event.preventDefault();
    const { left, right, bottom } = target.getBoundingClientRect();
    openAt(event.currentTarget, isRightToLeft(target) ? right : left, bottom);
  };

  return (
    <div
      {...rest}
      role="presentation"
      onContextMenu={byPointer}
      onKeyDown={byKey}
      data-component="ContextMenu"
      data-state={isOpen ? 'open' : 'closed'}
      className={className}
    >
      {children}
      {opening !== undefined && (
        <Fetched
          part={openContextMenu}
          when={isOpen}
          awaited={opening.at}
          with={{ ...opening, id, label, items, onClose: close }}
          onMissing={close}
        />
      )}
    </div>
  );
}
