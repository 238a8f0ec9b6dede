import type { KeyMap } from '../keyboard/keyMap.ts';
import type { ComboboxOption } from '../Combobox/model.ts';

/** A copy of the list without the value if it was inside, else with it. */
export const toggled = <Value extends string>(chosen: readonly Value[], value: Value): readonly Value[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];

/**
 * The chosen values after “all” was pressed: all shown options, or none of them if all were chosen. Options
 * that are not shown or are disabled stay as they were.
 */
export function afterAll<Value extends string>(
  shown: readonly ComboboxOption<Value>[],
  chosen: readonly Value[],
): readonly Value[] {
  const free = shown.filter((option) => option.disabled !== true).map((option) => option.value);
  return free.every((value) => chosen.includes(value))
    ? chosen.filter((value) => !free.includes(value))
    : [...new Set([...chosen, ...free])];
}

/** Keys in addition to those of a Combobox: Backspace in the empty field removes the last choice. */
export const multiSelectKeys = [{ key: 'Backspace', does: 'removeLast' }] as const satisfies KeyMap;
