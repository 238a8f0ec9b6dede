export { SearchInput, type SearchInputProps } from './SearchInput.tsx';
export { searchKeys } from './keys.ts';
