import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of the search in a document, a transcript or a sheet. */
export const findKeys = [
  { key: 'Enter', shift: true, does: 'previous' },
  { key: 'Enter', does: 'next' },
] as const satisfies KeyMap;
