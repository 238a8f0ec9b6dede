export { ExamPage } from './ExamPage.tsx';
export { examPageKeys } from './keys.ts';
export type { ExamPageProps, ExamSave } from './types.ts';
