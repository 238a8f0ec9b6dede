export { ExamPage } from './ExamPage.tsx';
export { examPageKeys } from './keys.ts';
export type { ExamClock, ExamPageProps, ExamQuestion, ExamSave, ExamSection, ExamWords } from './types.ts';
