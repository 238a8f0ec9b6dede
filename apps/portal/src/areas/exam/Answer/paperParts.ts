// Everything of answering that shows something, as one file: the attempt asks for its paper while it loads, and once
// it is there, nothing that an exam needs is missing any more.
export { ExamOver, PasswordDialog } from '@stoa/pages/exam/ExamPage';
export { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
export { Sitting } from './Sitting.tsx';
