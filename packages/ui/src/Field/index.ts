export { Field, type FieldProps } from './Field.tsx';
export { useFieldControl, useFieldGroup } from './FieldContext.ts';
