export { CollectionListPage, type CollectionListPageProps } from './CollectionListPage.tsx';
