import { examLabels } from '../../i18n/labelGroups/exam.ts';
import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { words } from '../../i18n/wordGroup.ts';
import type questionnaires from '@stoa/pages/questionnaire/words/zh-CN/questionnaires';

declare module '../../i18n/messages.ts' {
  interface Messages {
    questionnaires: typeof questionnaires;
  }
}

const load = {
  'zh-CN': () => import('@stoa/pages/questionnaire/words/zh-CN/questionnaires'),
  en: () => import('@stoa/pages/questionnaire/words/en/questionnaires'),
};

/** The words of the lists. */
export const surveyListWords = words('questionnaires', load, [navigationLabels]);

/** The same words with those of the questions. */
export const surveyWords = words('questionnaires', load, [examLabels, navigationLabels]);
