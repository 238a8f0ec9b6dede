import { useRef, useState, type ReactNode } from 'react';
import * as styles from './ControlButton.css.ts';
import { menuPart } from './demanded.ts';
import { Fetched } from '../../lazy/onDemand.ts';
import { roomOf, type Room } from '../room.ts';
import type { PlayerView } from './view.ts';

export const playerMenus = ['chapters', 'captions', 'rate', 'quality', 'more'] as const;
export type PlayerMenuName = (typeof playerMenus)[number];

export interface PlayerMenuProps {
  name: PlayerMenuName;
  view: PlayerView;
  /** What the menu chooses, such as “Speed”. */
  label: string;
  /** The present choice, which is read with the name, such as “1.25×”. */
  value?: string;
  children: ReactNode;
}

const prefetch = () => void menuPart.load();

/**
 * The button of a menu (ARIA menu button pattern). The menu's code is loaded before the first press. The menu
 * stays inside the player, because full screen shows nothing else.
 */
export function PlayerMenu({ name, view, label, value, children }: PlayerMenuProps) {
  // The space is measured when the menu opens, because a player may float or a phone may be turned.
  const [room, setRoom] = useState<Room>('all');
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
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
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          setRoom(roomOf(event.currentTarget.closest('[data-part="controls"]')?.clientWidth ?? Infinity));
          setOpen(!open);
        }}
      >
        {children}
      </button>
      <Fetched
        part={menuPart}
        when={open}
        awaited="above"
        with={{ name, view, label, room, onClose: close }}
        onMissing={() => setOpen(false)}
      />
    </div>
  );
}
