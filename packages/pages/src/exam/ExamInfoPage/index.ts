export { ExamInfoPage } from './ExamInfoPage.tsx';
export { rulesOf, type ExamRuled } from './rules.ts';
export type { ExamInfoPageProps, ExamReady } from './types.ts';
export type { ExamInfoTranslate } from '../words/index.ts';
