import type { KeyMap } from '../keyboard/keyMap.ts';

export interface ComboboxOption<Value extends string = string> {
  value: Value;
  label: string;
  /** One more line about it. */
  description?: string;
  /** What it is also found by: pinyin, initials, a number. */
  keywords?: string;
  disabled?: boolean;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

/** The options that hold what was typed, in their order; full-width letters, case and spaces do not matter. */
export function matching<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = plain(query);
  if (wanted === '') return options;
  return options.filter(({ label, keywords = '' }) => plain(`${label}\n${keywords}`).includes(wanted));
}

/** Keyboard map, as the ARIA Authoring Practices describe for an editable combobox with list autocomplete. */
export const comboboxKeys = [
  { key: 'ArrowDown', alt: true, does: 'open' },
  { key: 'ArrowUp', alt: true, does: 'close' },
  { key: 'ArrowDown', does: 'next' },
  { key: 'ArrowUp', does: 'previous' },
  { key: 'Enter', does: 'choose' },
  { key: 'Escape', does: 'close' },
] as const satisfies KeyMap;

/** The next option in a direction that can be chosen; round the ends; undefined when there is none. */
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
