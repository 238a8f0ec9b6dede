// This file is a chunk of its own, because the courses are shown before they can be filtered and sorted.
export { FilterRow as default } from './FilterRow.tsx';
