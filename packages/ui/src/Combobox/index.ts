export { Combobox, type ComboboxProps } from './Combobox.tsx';
export { comboboxKeys, type ComboboxOption } from './model.ts';
