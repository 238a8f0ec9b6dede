export type { ExamTranslate } from './words/index.ts';
