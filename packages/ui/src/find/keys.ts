import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys while something is looked for in a document, a transcript or a sheet. */
export const findKeys = [
  { key: 'Enter', shift: true, does: 'previous' },
  { key: 'Enter', does: 'next' },
] as const satisfies KeyMap;
