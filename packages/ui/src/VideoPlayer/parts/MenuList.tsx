import { Check } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../../Icon/index.ts';
import { actionOf } from '../../keyboard/keyMap.ts';
import { columnKeys, rovingTarget } from '../../keyboard/roving.ts';
import { menuKeys } from '../../Menu/keys.ts';
import { useLabels } from '../../provider/index.ts';
import * as styles from './MenuList.css.ts';
import { groupsOf, type MenuChoice } from './menus.ts';
import type { Room } from '../room.ts';
import type { PlayerMenuName } from './PlayerMenu.tsx';
import type { PlayerView } from './view.ts';

export interface MenuListProps {
  name: PlayerMenuName;
  view: PlayerView;
  label: string;
  /** How many controls fit into the bar; the settings menu contains the others. */
  room?: Room;
  onClose: () => void;
}

const itemsIn = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/**
 * An open menu (ARIA menu pattern). The focus starts at the chosen entry; arrows, Home and End move it,
 * Escape closes the menu.
 */
export function MenuList({ name, view, label, room = 'all', onClose }: MenuListProps) {
  const words = useLabels('videoPlayer');
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = list.current;
    // A narrow film has no space for a menu, so the menu is shown over the page, above everything. A browser
    // that cannot do that shows it inside the film.
    if (room === 'least' && menu !== null && 'showPopover' in menu) {
      menu.popover = 'manual';
      menu.showPopover();
    }
    const all = itemsIn(menu);
    (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
  }, [room]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (actionOf(menuKeys, event) === 'close') {
      event.stopPropagation();
      onClose();
      return;
    }
    const all = itemsIn(list.current);
    const current = all.find((item) => item === document.activeElement);
    const target = rovingTarget(columnKeys, event, all, current);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };

  const choose = ({ locked, stays, onChoose }: MenuChoice) => {
    if (locked) return;
    if (!stays) onClose();
    onChoose();
  };

  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {groupsOf(name, view, words, room).map((group) => (
        <fieldset
          key={group.label ?? group.choices[0]?.key}
          aria-label={group.label}
          className={styles.menuGroup}
        >
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
              aria-disabled={choice.locked}
              className={styles.menuItem}
              onClick={() => choose(choice)}
            >
              {choice.kind !== 'menuitem' && (
                <span className={styles.menuCheck}>{choice.checked && <Icon glyph={Check} size="sm" />}</span>
              )}
              {choice.label}
              {choice.note !== undefined && <small className={styles.menuNote}>{choice.note}</small>}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
