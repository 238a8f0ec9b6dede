export { FilterMenus, type FilterMenusProps } from './FilterMenus.tsx';
