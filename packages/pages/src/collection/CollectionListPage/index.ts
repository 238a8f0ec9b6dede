export { CollectionListPage, type CollectionListPageProps } from './CollectionListPage.tsx';
export type { CollectionListWords, CollectionRows, ListedCollection } from './types.ts';
