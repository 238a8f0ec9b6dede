import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of a message: one that moves the focus to it from anywhere, and one that closes it. */
export const toastKeys = [
  { key: 'F8', does: 'reach' },
  { key: 'Escape', does: 'close' },
] as const satisfies KeyMap;
