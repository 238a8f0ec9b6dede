export { StudyPage, type StudyPageProps } from './StudyPage.tsx';
export { Refused, type RefusedProps } from './parts/Refused.tsx';
export type * from './types.ts';
