// Only the list by industry has it: fetched by itself.
export { Column as default } from './Column.tsx';
