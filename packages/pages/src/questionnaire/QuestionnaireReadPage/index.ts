export { QuestionnaireReadPage, type QuestionnaireReadPageProps } from './QuestionnaireReadPage.tsx';
export { readReason, type ReadReason } from './reason.ts';
