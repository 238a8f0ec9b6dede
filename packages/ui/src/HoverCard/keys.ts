import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys while the card is shown, wherever the focus is. */
export const hoverCardKeys = [{ key: 'Escape', does: 'putAway' }] as const satisfies KeyMap;
