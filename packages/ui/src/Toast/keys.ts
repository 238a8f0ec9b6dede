import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of the message: the way to it from anywhere, and away from it. */
export const toastKeys = [
  { key: 'F8', does: 'reach' },
  { key: 'Escape', does: 'close' },
] as const satisfies KeyMap;
