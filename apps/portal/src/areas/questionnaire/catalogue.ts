import { examLabels } from '../../i18n/labelGroups/exam.ts';
import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { words } from '../../i18n/wordGroup.ts';
import type questionnaires from '@stoa/pages/questionnaire/words/zh-CN/questionnaires';
import type survey from '@stoa/pages/questionnaire/words/zh-CN/survey';

declare module '../../i18n/messages.ts' {
  interface Messages {
    questionnaires: typeof questionnaires;
    survey: typeof survey;
  }
}

/** The messages of the lists, and those that all questionnaires share. */
export const questionnairesWords = words(
  'questionnaires',
  {
    'zh-CN': () => import('@stoa/pages/questionnaire/words/zh-CN/questionnaires'),
    en: () => import('@stoa/pages/questionnaire/words/en/questionnaires'),
  },
  [navigationLabels],
);

/** The messages of one questionnaire and its questions. */
export const surveyWords = words(
  'survey',
  {
    'zh-CN': () => import('@stoa/pages/questionnaire/words/zh-CN/survey'),
    en: () => import('@stoa/pages/questionnaire/words/en/survey'),
  },
  [examLabels],
);
