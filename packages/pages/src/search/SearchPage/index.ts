export { SearchRows, type SearchRowsProps } from './parts/Rows.tsx';
export { SearchPage, type SearchPageProps } from './SearchPage.tsx';
export type {
  SearchAnswer,
  SearchAnswerView,
  SearchFound,
  SearchGroup,
  SearchNothing,
  SearchRow,
  SearchStart,
  SearchTab,
  SearchWords,
} from './types.ts';
