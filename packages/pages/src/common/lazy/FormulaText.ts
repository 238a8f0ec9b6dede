// The export is in a module of its own, because a bundler puts a module that is imported both statically and
// dynamically into the first file.
export { FormulaText as default } from '@stoa/ui/FormulaText';
