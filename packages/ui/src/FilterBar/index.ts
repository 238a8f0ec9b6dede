export { FilterBar, type FilterBarProps, type FilterGroup, type FilterOption } from './FilterBar.tsx';
