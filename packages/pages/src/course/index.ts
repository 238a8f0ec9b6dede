export { courseTarget, itemTarget, resumeTarget } from './target.ts';
export type {
  CourseDetailTranslate,
  CourseListTranslate,
  CourseRailTranslate,
  CourseTranslate,
} from './words/index.ts';
