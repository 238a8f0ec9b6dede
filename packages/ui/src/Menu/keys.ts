import type { KeyMap } from '../keyboard/keyMap.ts';
import { columnKeys } from '../keyboard/roving.ts';

/** Keys of a menu's button, in addition to those of any button. */
export const menuButtonKeys = [
  { key: 'ArrowDown', does: 'openAtFirst' },
  { key: 'ArrowUp', does: 'openAtLast' },
] as const satisfies KeyMap;

/**
 * Keys of an open menu (ARIA Authoring Practices, “Menu”). A letter moves to the next entry that begins with
 * it.
 */
export const menuKeys = [
  ...columnKeys,
  { key: 'Escape', does: 'close' },
  { key: 'Tab', does: 'leave' },
] as const satisfies KeyMap;
