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

/** The words of the lists, and what is said about any questionnaire. */
export const questionnairesWords = words(
  'questionnaires',
  {
    'zh-CN': () => import('@stoa/pages/questionnaire/words/zh-CN/questionnaires'),
    en: () => import('@stoa/pages/questionnaire/words/en/questionnaires'),
  },
  [navigationLabels],
);

/** The words of one questionnaire, with those of its questions. */
export const surveyWords = words(
  'survey',
  {
    'zh-CN': () => import('@stoa/pages/questionnaire/words/zh-CN/survey'),
    en: () => import('@stoa/pages/questionnaire/words/en/survey'),
  },
  [examLabels],
);
