import type { KeyMap } from '../keyboard/keyMap.ts';

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line of text in the option. */
  description?: string;
  /** Further text that a search matches, such as pinyin, initials or a number. */
  keywords?: string;
  disabled?: boolean;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/**
 * The options that contain the typed text, in their order. Full-width letters, case and spaces make no
 * difference.
 */
export function matching<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = plain(query);
  if (wanted === '') return options;
  return options.filter(({ label, keywords = '' }) => plain(`${label}\n${keywords}`).includes(wanted));
}

/** Keys, as the ARIA Authoring Practices describe them for an editable combobox with list autocomplete. */
export const comboboxKeys = [
  { key: 'ArrowDown', alt: true, does: 'open' },
  { key: 'ArrowUp', alt: true, does: 'close' },
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'Enter', does: 'choose' },
  { key: 'Escape', does: 'close' },
] as const satisfies KeyMap;

/** The next enabled option in a direction, starting again at the other end; `undefined` when there is none. */
export function neighbour<Option extends ComboboxOption>(
  options: readonly Option[],
  active: string | undefined,
  by: 1 | -1,
): Option | undefined {
  const free = options.filter((option) => option.disabled !== true);
  const at = free.findIndex((option) => option.value === active);
  if (at === -1) return by === 1 ? free[0] : free.at(-1);
  return free.at((at + by) % free.length);
}
