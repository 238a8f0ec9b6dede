export { QuestionnaireRecordsPage, type QuestionnaireRecordsPageProps } from './QuestionnaireRecordsPage.tsx';
