export { NumberInput, type NumberInputProps } from './NumberInput.tsx';
export { numberInputKeys } from './model.ts';
