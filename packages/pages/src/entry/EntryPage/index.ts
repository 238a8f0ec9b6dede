export { EntryPage, type EntryPageProps } from './EntryPage.tsx';
