export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
export { multiSelectKeys } from './model.ts';
