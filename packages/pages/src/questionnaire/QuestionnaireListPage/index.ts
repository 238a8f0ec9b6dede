export { QuestionnaireListPage, type QuestionnaireListPageProps } from './QuestionnaireListPage.tsx';
