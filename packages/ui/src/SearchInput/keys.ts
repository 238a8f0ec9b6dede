import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of the field, beside those of any field. */
export const searchKeys = [{ key: 'Enter', does: 'search' }] as const satisfies KeyMap;
