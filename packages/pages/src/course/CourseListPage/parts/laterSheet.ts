// This file is a chunk of its own, because only narrow pages open the sheet, and only after a press.
export { FilterSheet as default } from './FilterSheet.tsx';
