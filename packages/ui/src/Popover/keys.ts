import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of an open popover and of its button, beside those of what is inside. */
export const popoverKeys = [{ key: 'Escape', does: 'close' }] as const satisfies KeyMap;
