import { clsx } from 'clsx';
import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import { actionOf } from '../keyboard/keyMap.ts';
import { Fetched, loadsAhead, onDemand } from '../lazy/onDemand.ts';
import { Slot } from '../slot/Slot.tsx';
import { menuButtonKeys, menuKeys } from './keys.ts';
import * as styles from './Menu.css.ts';

const openMenu = onDemand(async () => (await import('./parts/OpenMenu.tsx')).OpenMenu);

/**
 * Loads the code of open menus ahead, which otherwise comes when pointer or focus first reaches a menu's button.
 * Resolves with false when it could not be loaded.
 */
export const loadMenu = (): Promise<boolean> => openMenu.load();

export interface MenuProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** The button that opens the menu: a Button or an IconButton. */
  trigger: ReactNode;
  /** Name of the menu for screen readers. */
  label: string;
  /** The entries: MenuItems, MenuCheckboxItems, MenuRadioGroups, MenuSubs and MenuSeparators. */
  children: ReactNode;
  /** Content above the entries that cannot be chosen, such as the person's name and department. */
  header?: ReactNode;
  /** The edge of the trigger with which the menu is aligned. Default `end`. */
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A few actions behind one button. The pattern is the ARIA Authoring Practices' “Menu button”: arrows, Home,
 * End and first letters move the focus; Escape and Tab close the menu. The list is Radix' DropdownMenu; its
 * code is loaded when pointer or focus reaches the button.
 */
export function Menu({
  trigger,
  label,
  header,
  align = 'end',
  open: openByParent,
  onOpenChange,
  className,
  children,
  ...rest
}: MenuProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [entry, setEntry] = useState<'first' | 'last'>('first');
  const [open, setOpen] = useControlled(openByParent, false, onOpenChange);
  const close = () => setOpen(false);

  /** Handles keys of the list that are pressed before its code is loaded. */
  const actAhead = (event: KeyboardEvent) => {
    const action = actionOf(menuKeys, event);
    if (action === 'first' || action === 'last') setEntry(action);
    else if (action === 'close') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const openByKey = (event: KeyboardEvent) => {
    if (open && openMenu.get() === undefined) {
      actAhead(event);
      return;
    }
    const action = actionOf(menuButtonKeys, event);
    if (action === undefined) return;
    event.preventDefault();
    setEntry(action === 'openAtLast' ? 'last' : 'first');
    setOpen(true);
  };

  return (
    <div
      {...rest}
      data-component="Menu"
      data-state={open ? 'open' : 'closed'}
      className={clsx(styles.root, className)}
    >
      <Slot
        ref={setButton}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        {...loadsAhead(openMenu)}
        onClick={() => {
          setEntry('first');
          setOpen(!open);
        }}
        onKeyDown={openByKey}
        // When the focus has moved on while the list is loading, the menu closes, because it must not take
        // the focus back.
        onBlur={() => openMenu.get() === undefined && close()}
      >
        {trigger}
      </Slot>
      {button !== null && (
        <Fetched
          part={openMenu}
          when={open}
          awaited="below"
          with={{ id: `${id}-list`, trigger: button, label, header, align, entry, onClose: close, children }}
          onMissing={close}
        />
      )}
    </div>
  );
}
