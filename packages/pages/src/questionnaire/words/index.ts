import type { createTranslator } from 'use-intl/core';
import type questionnaires from './zh-CN/questionnaires.ts';
import type survey from './zh-CN/survey.ts';

/** Translator of the lists and of what is said about any questionnaire: `useTranslations('questionnaires')`. */
export type QuestionnairesTranslate = ReturnType<
  typeof createTranslator<{ questionnaires: typeof questionnaires }, 'questionnaires'>
>;

/** Translator of one questionnaire that is answered or read: `useTranslations('survey')`. */
export type SurveyTranslate = ReturnType<typeof createTranslator<{ survey: typeof survey }, 'survey'>>;
