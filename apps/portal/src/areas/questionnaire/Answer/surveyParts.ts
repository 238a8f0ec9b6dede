// Everything of answering that shows something, as one file: it loads beside the call that opens the questionnaire, and
// once it is there, nothing that a hand-in needs is missing any more.
export { ElsewhereState } from '@stoa/pages/questionnaire/ElsewhereState';
export { QuestionnaireThanksPage } from '@stoa/pages/questionnaire/QuestionnaireThanksPage';
export { Questions } from './Questions.tsx';
