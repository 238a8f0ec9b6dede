export { StudyPage, type StudyPageProps } from './StudyPage.tsx';
export type * from './types.ts';
