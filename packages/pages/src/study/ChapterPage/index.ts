export {
  ChapterPage,
  type ChapterPageProps,
  type ChapterPageWords,
  type ChapterView,
} from './ChapterPage.tsx';
