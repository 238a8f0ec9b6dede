export { PersonListPage, type PersonListPageProps } from './PersonListPage.tsx';
