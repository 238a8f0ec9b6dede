export { ExamListPage, type ExamListPageProps } from './ExamListPage.tsx';
export { tabsOf, type ExamPageTab } from './tabs.ts';
