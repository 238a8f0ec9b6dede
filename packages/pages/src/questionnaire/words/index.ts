import type { createTranslator } from 'use-intl/core';
import type questionnaires from './zh-CN/questionnaires.ts';
import type survey from './zh-CN/survey.ts';

/**
 * Translator of the lists and of the messages that all questionnaires share:
 * `useTranslations('questionnaires')`.
 */
export type QuestionnairesTranslate = ReturnType<
  typeof createTranslator<{ questionnaires: typeof questionnaires }, 'questionnaires'>
>;

/** Translator of the page on which one questionnaire is answered or read: `useTranslations('survey')`. */
export type SurveyTranslate = ReturnType<typeof createTranslator<{ survey: typeof survey }, 'survey'>>;
