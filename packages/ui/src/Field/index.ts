export { Field, type FieldProps } from './Field.tsx';
export { useFieldControl } from './FieldContext.ts';
