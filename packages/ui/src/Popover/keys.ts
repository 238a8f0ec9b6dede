import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of an open popover and of its button, in addition to those of its content. */
export const popoverKeys = [{ key: 'Escape', does: 'close' }] as const satisfies KeyMap;
