import type { KeyMap } from '@stoa/ui';

/** The keys of the page itself; a film has more keys, which its player handles. */
export const pageKeys = [
  { key: 'N', shift: false, does: 'note' },
  { key: 'N', shift: true, does: 'next' },
  { key: 'P', shift: false, does: 'previous' },
  { key: '?', does: 'help' },
] as const satisfies KeyMap;

export type PageDoes = (typeof pageKeys)[number]['does'];

/** Elements that handle their keys themselves: fields, lists and menus, a row of tabs, and a dialog. */
const takesKeys =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="tablist"], [role="radiogroup"], [role="application"], dialog';

/** Elements that are pressed with Space and Enter, so these keys are left to them. */
const pressed = 'button, a[href], summary';

/** Keys that scroll the page, which a person with only a keyboard needs. */
const scrolls: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown']);

export type Hearer = 'nobody' | 'player' | 'page';

export interface KeyFacts {
  key: string;
  target: Element | null;
  /** Whether a film is on the stage. */
  hasPlayer: boolean;
}

/**
 * Which part of the page handles a key that was pressed outside of the player; inside of it, the player has
 * handled the key already.
 */
export function hearerOf({ key, target, hasPlayer }: KeyFacts): Hearer {
  if (target?.closest(takesKeys)) return 'nobody';
  if ((key === ' ' || key === 'Enter') && target?.closest(pressed)) return 'nobody';
  if (target?.closest('[data-component="VideoPlayer"]')) return 'nobody';
  if (!hasPlayer) return 'page';
  return scrolls.has(key) ? 'nobody' : 'player';
}
