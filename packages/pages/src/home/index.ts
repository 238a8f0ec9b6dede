export { tasksOf } from './tasks.ts';
export type { HomeModulesTranslate, HomeTranslate } from './words/index.ts';
