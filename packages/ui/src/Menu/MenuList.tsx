import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { actionOf } from '../keyboard/keyMap.ts';
import { columnKeys, rovingTarget } from '../keyboard/roving.ts';
import { menuKeys } from './keys.ts';
import * as styles from './Menu.css.ts';

const itemsOf = (list: Element) => [
  ...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])'),
];

interface MenuListProps extends ComponentProps<'div'> {
  id?: string;
  label: string;
  header?: ReactNode;
  /** The entry that gets the focus first. */
  entry: 'first' | 'last';
  /**
   * Called when the menu closes: `back` after a choice or Escape returns the focus to the trigger, `on` after
   * Tab lets it move on.
   */
  onClose: (how: 'back' | 'on') => void;
}

/** The open list of a Menu or a ContextMenu, with the keys of the ARIA Authoring Practices' “Menu”. */
export function MenuList({ id, label, header, entry, onClose, className, children, ...rest }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const first = useRef(entry);

  useEffect(() => {
    if (list.current)
      itemsOf(list.current)
        .at(first.current === 'first' ? 0 : -1)
        ?.focus();
  }, []);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const action = actionOf(menuKeys, event);
    if (action === 'leave') return onClose('on');
    if (action === 'close') {
      event.stopPropagation();
      // Without this the browser would close a surrounding dialog as well.
      event.preventDefault();
      return onClose('back');
    }
    const items = itemsOf(event.currentTarget);
    const current = items.find((item) => item === document.activeElement);
    const target =
      rovingTarget(columnKeys, event, items, current) ??
      (event.key.length === 1 && event.key !== ' ' ? byLetter(event.key, items, current) : undefined);
    if (target === undefined) return undefined;
    event.preventDefault();
    return target.focus();
  };

  return (
    <div {...rest} className={clsx(styles.list, styles.still, className)} data-part="popup">
      {header !== undefined && (
        <div className={styles.header} data-part="header">
          {header}
        </div>
      )}
      <div
        ref={list}
        role="menu"
        id={id}
        aria-label={label}
        tabIndex={-1}
        data-part="list"
        onKeyDown={move}
        onClick={(event) => {
          const item = event.target instanceof Element && event.target.closest('[role="menuitem"]');
          if (item && item.getAttribute('aria-disabled') !== 'true') onClose('back');
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** The next entry after the current one that begins with the letter. */
function byLetter(letter: string, items: readonly HTMLElement[], current: HTMLElement | undefined) {
  const at = current === undefined ? -1 : items.indexOf(current);
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()));
}
