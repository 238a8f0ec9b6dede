import type { KeyMap } from '../keyboard/keyMap.ts';
import type { ComboboxOption } from '../Combobox/model.ts';

/** With the value, or without it when it was there. */
export const toggled = <Value extends string>(chosen: readonly Value[], value: Value): readonly Value[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];

/**
 * After “all” was pressed: everything shown is chosen too, or nothing of it when it was all chosen. What is not shown
 * or cannot be chosen stays as it was.
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

/** Keys of the field, beside those of a Combobox: in an empty field Backspace gives the last one up. */
export const multiSelectKeys = [{ key: 'Backspace', does: 'removeLast' }] as const satisfies KeyMap;
