export { countsIn } from './facts.ts';
export { SearchRows, type SearchRowsProps } from './parts/Rows.tsx';
export { SearchPage, type Looked, type SearchPageProps } from './SearchPage.tsx';
