export { QuestionnaireThanksPage, type QuestionnaireThanksPageProps } from './QuestionnaireThanksPage.tsx';
