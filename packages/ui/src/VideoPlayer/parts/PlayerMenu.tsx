import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { rovingTarget } from '../../hooks/roving.ts';
import { Icon } from '../../Icon/index.ts';
import * as styles from '../VideoPlayer.css.ts';

export interface MenuChoice {
  key: string;
  label: string;
  kind: 'menuitemradio' | 'menuitemcheckbox' | 'menuitem';
  checked?: boolean;
  /** Why it cannot be chosen now. */
  locked?: string | undefined;
  onChoose: () => void;
}

export interface MenuGroup {
  label?: string;
  choices: readonly MenuChoice[];
}

export interface PlayerMenuProps {
  /** What is chosen here: 'Speed'. */
  label: string;
  /** What stands now, said with the name: '1.25×'. */
  value?: string;
  children: ReactNode;
  groups: () => readonly MenuGroup[];
}

const items = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** A choice behind a button of the bar. It stays inside the player, because full screen shows nothing else. */
export function PlayerMenu({ label, value, children, groups }: PlayerMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const all = items(list.current);
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const all = items(list.current);
    const target = rovingTarget(
      event.key,
      all,
      all.find((item) => item === document.activeElement),
      'block',
    );
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div
      className={styles.menuRoot}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={value === undefined ? label : `${label} ${value}`}
        className={styles.control}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.menu}
          onKeyDown={onKeyDown}
        >
          {groups().map((group) => (
            <fieldset key={group.label ?? ''} aria-label={group.label} className={styles.menuGroup}>
              {group.label !== undefined && (
                <span aria-hidden className={styles.menuTitle}>
                  {group.label}
                </span>
              )}
              {group.choices.map((choice) => (
                <button
                  key={choice.key}
                  type="button"
                  role={choice.kind}
                  tabIndex={-1}
                  aria-checked={choice.kind === 'menuitem' ? undefined : (choice.checked ?? false)}
                  aria-disabled={choice.locked === undefined ? undefined : true}
                  className={styles.menuItem}
                  onClick={() => {
                    if (choice.locked !== undefined) return;
                    close();
                    choice.onChoose();
                  }}
                >
                  <span className={styles.menuCheck}>
                    {choice.checked && <Icon glyph={Check} size="sm" />}
                  </span>
                  {choice.label}
                  {choice.locked !== undefined && <small className={styles.menuNote}>{choice.locked}</small>}
                </button>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </div>
  );
}
