export { ExternalExamPage, type ExternalExamPageProps, type ExternalStep } from './ExternalExamPage.tsx';
export type { GuestGiven } from './guestForm.ts';
export type { GuestRefusal } from './parts/GuestForm.tsx';
