import { comboboxKeys } from '@stoa/ui/Combobox';
import type { KeyMap } from '@stoa/ui';

/** Keys of the search box: those of a combobox, and one that deletes the active word of the history. */
export const searchBoxKeys = [
  { key: 'Delete', shift: true, does: 'forget' },
  ...comboboxKeys,
] as const satisfies KeyMap;

/** Keys of the command palette; Escape is handled by the dialog around it. */
export const paletteKeys = [
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'Home', ctrl: true, does: 'first' },
  { key: 'End', ctrl: true, does: 'last' },
  { key: 'Enter', does: 'choose' },
] as const satisfies KeyMap;
