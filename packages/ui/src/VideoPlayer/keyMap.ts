import type { KeyBinding, KeyMap } from '../keyboard/keyMap.ts';
import { playerShortcuts, type PlayerShortcut } from './keys.ts';

const shifted = 'Shift+';
const rows: readonly PlayerShortcut[] = playerShortcuts;

/** The players' shortcuts in the form of all keyboard maps, for the documentation. */
export const playerKeys: KeyMap = rows.flatMap(({ name, keys }) =>
  Object.keys(keys).map((key): KeyBinding => ({
    key: key.replace(shifted, ''),
    ...(key.startsWith(shifted) && { shift: true }),
    does: name,
  })),
);
