export { ChapterPage, chapterFilters, type ChapterFilter, type ChapterPageProps } from './ChapterPage.tsx';
