export { FormulaText, type FormulaTextProps } from './FormulaText.tsx';
