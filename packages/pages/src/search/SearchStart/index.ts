export { SearchStart, type SearchStartProps } from './SearchStart.tsx';
