export { moduleAtFold } from './atFold.ts';
export { tasksOf } from './tasks.ts';
export { allCourses } from './target.ts';
export type { HomeModulesTranslate, HomeTranslate } from './words/index.ts';
