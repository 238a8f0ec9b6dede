export {
  ChapterOutline,
  type ChapterOutlineProps,
  type OutlineChapter,
  type OutlineItem,
} from './ChapterOutline.tsx';
