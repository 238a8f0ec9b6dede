// This file is a chunk of its own, because only the list by industry needs it.
export { Column as default } from './Column.tsx';
