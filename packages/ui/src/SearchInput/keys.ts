import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of the field, in addition to those of any text field. */
export const searchKeys = [{ key: 'Enter', does: 'search' }] as const satisfies KeyMap;
