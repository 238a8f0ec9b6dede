export { QuestionnairePage } from './QuestionnairePage.tsx';
export type { DraftStanding, HandInStanding, QuestionnairePageProps } from './types.ts';
