import { actionOf } from '../keyboard/keyMap.ts';
import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { menuButtonKeys } from './keys.ts';
import * as styles from './Menu.css.ts';
import { MenuList } from './MenuList.tsx';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** The button that opens the menu: a Button or an IconButton. */
  trigger: ReactNode;
  /** Name of the menu for screen readers. */
  label: string;
  /** The entries: MenuItems and MenuSeparators. */
  children: ReactNode;
  /** Content above the entries that cannot be chosen, such as the person's name and department. */
  header?: ReactNode;
  /** The edge of the trigger that the menu is aligned with. Default `end`. */
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A few actions behind one button. The pattern is the ARIA Authoring Practices' “Menu button”: arrows, Home,
 * End and the first letter move, Escape and Tab close.
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
  ref,
  ...rest
}: MenuProps) {
  const id = useId();
  const root = useSharedRef(ref);
  const [entry, setEntry] = useState<'first' | 'last'>('first');
  const [open, setOpen] = useControlled(openByParent, false, onOpenChange);

  const close = (how: 'back' | 'on') => {
    setOpen(false);
    if (how === 'back') root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };

  useEffect(() => {
    if (!open) return undefined;
    // Closes on a press elsewhere, and when a new page takes the focus.
    const outside = ({ target }: Event) => {
      if (target instanceof Node && root.current?.contains(target) !== true) setOpen(false);
    };
    const ways = ['pointerdown', 'focusin'];
    for (const way of ways) document.addEventListener(way, outside);
    return () => {
      for (const way of ways) document.removeEventListener(way, outside);
    };
  });

  const openByKey = (event: KeyboardEvent) => {
    const action = actionOf(menuButtonKeys, event);
    if (action === undefined) return;
    event.preventDefault();
    setEntry(action === 'openAtLast' ? 'last' : 'first');
    setOpen(true);
  };

  return (
    <div
      {...rest}
      ref={root}
      data-component="Menu"
      data-state={open ? 'open' : 'closed'}
      className={clsx(styles.root, className)}
    >
      <Slot
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        onClick={() => {
          setEntry('first');
          setOpen(!open);
        }}
        onKeyDown={openByKey}
      >
        {trigger}
      </Slot>
      {open && (
        <MenuList
          id={`${id}-list`}
          label={label}
          header={header}
          entry={entry}
          onClose={close}
          className={clsx(styles.beside, align === 'start' && styles.start)}
        >
          {children}
        </MenuList>
      )}
    </div>
  );
}

export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  icon?: ReactNode;
  /** Called by click, Enter or Space. The menu then closes and the trigger gets the focus. */
  onSelect?: () => void;
  tone?: 'neutral' | 'danger';
  /** Gives the look to the only child, such as a router's link. */
  asChild?: boolean;
}

/** One action of a menu, or with `asChild` one link. */
export function MenuItem({
  icon,
  onSelect,
  tone = 'neutral',
  asChild = false,
  disabled = false,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      data-part="item"
      data-tone={tone}
      onClick={disabled ? undefined : onSelect}
      className={clsx(styles.item, className)}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          <span>{children}</span>
        </>
      )}
    </Root>
  );
}

/** A thin line between groups of entries. */
export function MenuSeparator() {
  return <hr className={styles.separator} data-part="separator" />;
}
