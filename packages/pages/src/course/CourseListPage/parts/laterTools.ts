// This file is a chunk of its own, because the courses are shown before they can be filtered and sorted.
export { FilterTools as default } from './FilterTools.tsx';
