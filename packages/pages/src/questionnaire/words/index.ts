import type { createTranslator } from 'use-intl/core';
import type questionnaires from './zh-CN/questionnaires.ts';

/** Translator of the pages of questionnaires; the portal passes `useTranslations('questionnaires')`. */
export type SurveyTranslate = ReturnType<
  typeof createTranslator<{ questionnaires: typeof questionnaires }, 'questionnaires'>
>;
