export { ExamResultPage, type ExamResultPageProps } from './ExamResultPage.tsx';
