import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { rovingTarget } from '../hooks/roving.ts';
import * as styles from './Menu.css.ts';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactNode;
  /** Name of the menu, for screen readers. */
  label: string;
  /** MenuItems and MenuSeparators. */
  children: ReactNode;
  /** Words above the choices that are no choice: the person's name and department. */
  header?: ReactNode;
  /** The edge of the trigger it lines up with. */
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const itemsOf = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])'),
];

/**
 * A few things to do behind one button. The pattern is the ARIA Authoring Practices' “Menu button”: arrows,
 * Home, End and the first letter move, Escape and Tab leave.
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
  const list = useRef<HTMLDivElement>(null);
  const entry = useRef<'first' | 'last'>('first');
  const [open, setOpen] = useControlled(openByParent, false, onOpenChange);

  const focusTrigger = () => root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();

  useEffect(() => {
    if (open && list.current)
      itemsOf(list.current)
        .at(entry.current === 'first' ? 0 : -1)
        ?.focus();
    entry.current = 'first';
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    entry.current = event.key === 'ArrowUp' ? 'last' : 'first';
    setOpen(true);
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
      return focusTrigger();
    }
    const items = itemsOf(event.currentTarget);
    const current = items.find((item) => item === document.activeElement);
    const target =
      rovingTarget(event.key, items, current, 'block') ??
      (event.key.length === 1 && event.key !== ' ' ? byLetter(event.key, items, current) : undefined);
    if (target === undefined) return undefined;
    event.preventDefault();
    return target.focus();
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
        onClick={() => setOpen(!open)}
        onKeyDown={openByKey}
      >
        {trigger}
      </Slot>
      {open && (
        <div className={clsx(styles.list, styles.still, align === 'start' && styles.start)} data-part="popup">
          {header !== undefined && (
            <div className={styles.header} data-part="header">
              {header}
            </div>
          )}
          <div
            ref={list}
            role="menu"
            id={`${id}-list`}
            aria-label={label}
            tabIndex={-1}
            data-part="list"
            onKeyDown={move}
            onClick={(event) => {
              const item = event.target instanceof Element && event.target.closest('[role="menuitem"]');
              if (!item || item.getAttribute('aria-disabled') === 'true') return;
              setOpen(false);
              focusTrigger();
            }}
          >
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** The next item, after the current one, that begins with the letter. */
function byLetter(letter: string, items: readonly HTMLElement[], current: HTMLElement | undefined) {
  const at = current === undefined ? -1 : items.indexOf(current);
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()));
}

export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  icon?: ReactNode;
  /** Chosen by click, Enter or Space; the menu closes and the trigger has focus again. */
  onSelect?: () => void;
  tone?: 'neutral' | 'danger';
  /** Gives the look to the only child: a router's link. */
  asChild?: boolean;
}

/** One thing to do, or with `asChild` one place to go. */
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

/** A hairline between groups of choices. */
export function MenuSeparator() {
  return <hr className={styles.separator} data-part="separator" />;
}
