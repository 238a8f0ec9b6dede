export { ExamOpening, type ExamOpeningProps } from './ExamOpening.tsx';
export { ExamOver, type ExamLateAnswer, type ExamOverProps } from './ExamOver.tsx';
export { ExamPage } from './ExamPage.tsx';
export { examPageKeys } from './keys.ts';
export { PasswordDialog, type PasswordDialogProps, type PasswordWords } from './PasswordDialog.tsx';
export type {
  ExamAnswer,
  ExamLock,
  ExamNews,
  ExamPageProps,
  ExamPractice,
  ExamSave,
  FilesOf,
  KeptPlace,
} from './types.ts';
export type { ExamTranslate } from '../words/index.ts';
