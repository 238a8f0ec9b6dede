import { dataLabels } from '../../i18n/labelGroups/data.ts';
import { examLabels } from '../../i18n/labelGroups/exam.ts';
import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { words } from '../../i18n/wordGroup.ts';
import type desk from '@stoa/pages/desk/words/zh-CN/desk';

declare module '../../i18n/messages.ts' {
  interface Messages {
    desk: typeof desk;
  }
}

/** The words of the teaching desk. */
export const deskWords = words(
  'desk',
  {
    'zh-CN': () => import('@stoa/pages/desk/words/zh-CN/desk'),
    en: () => import('@stoa/pages/desk/words/en/desk'),
  },
  [dataLabels, examLabels, formsLabels],
);
