import type { KeyMap } from '../keyboard/keyMap.ts';
import { columnKeys } from '../keyboard/roving.ts';

/** Keys of a menu's button, in addition to those of any button. */
export const menuButtonKeys = [
  { key: 'ArrowDown', does: 'openAtFirst' },
  { key: 'ArrowUp', does: 'openAtLast' },
] as const satisfies KeyMap;

/**
 * Keys of an open menu (ARIA Authoring Practices, “Menu”). Letters move to the next entry that begins with
 * them.
 */
export const menuKeys = [
  ...columnKeys,
  { key: 'Escape', does: 'close' },
  { key: 'Tab', does: 'leave' },
] as const satisfies KeyMap;

/** Keys of an entry with a submenu and of the submenu, in addition to those of the menu. */
export const submenuKeys = [
  { key: 'ArrowRight', does: 'openSubmenu' },
  { key: 'ArrowLeft', does: 'closeSubmenu' },
] as const satisfies KeyMap;
