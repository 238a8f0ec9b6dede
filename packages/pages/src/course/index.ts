export { courseTarget, itemTarget, resumeTarget } from './target.ts';
export type { CourseListTranslate, CourseRailTranslate, CourseTranslate } from './words/index.ts';
