// The exports are in a module of their own, because a bundler puts a module that is imported both statically and
// dynamically into the first file.
export { ExamOver, PasswordDialog } from '@stoa/pages/exam/ExamPage';
export { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
