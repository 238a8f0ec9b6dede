// Everything that is shown while answering is one file. It loads while the questionnaire is being opened;
// afterwards handing in needs no more code, even if the connection breaks.
export { ElsewhereState } from '@stoa/pages/questionnaire/ElsewhereState';
export { QuestionnaireThanksPage } from '@stoa/pages/questionnaire/QuestionnaireThanksPage';
export { Questions } from './Questions.tsx';
