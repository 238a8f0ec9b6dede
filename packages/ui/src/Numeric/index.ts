export { Numeric, numericKinds, type NumericKind, type NumericProps } from './Numeric.tsx';
