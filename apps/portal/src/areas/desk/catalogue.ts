import { dataLabels } from '../../i18n/labelGroups/data.ts';
import { examLabels } from '../../i18n/labelGroups/exam.ts';
import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { words } from '../../i18n/wordGroup.ts';
import type desk from '@stoa/pages/desk/words/zh-CN/desk';
import type teach from '@stoa/pages/desk/words/zh-CN/teach';

declare module '../../i18n/messages.ts' {
  interface Messages {
    teach: typeof teach;
    desk: typeof desk;
  }
}

/** The messages above the tabs of the teaching desk. */
export const teachWords = words('teach', {
  'zh-CN': () => import('@stoa/pages/desk/words/zh-CN/teach'),
  en: () => import('@stoa/pages/desk/words/en/teach'),
});

/** The messages of the tabs' content, which load with it. */
export const deskWords = words(
  'desk',
  {
    'zh-CN': () => import('@stoa/pages/desk/words/zh-CN/desk'),
    en: () => import('@stoa/pages/desk/words/en/desk'),
  },
  [dataLabels, examLabels, formsLabels],
);
