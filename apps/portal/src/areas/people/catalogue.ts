import { learningLabels } from '../../i18n/labelGroups/learning.ts';
import { peopleLabels } from '../../i18n/labelGroups/people.ts';
import { words } from '../../i18n/wordGroup.ts';
import type people from '@stoa/pages/people/words/zh-CN/people';

declare module '../../i18n/messages.ts' {
  interface Messages {
    people: typeof people;
  }
}

export const peopleWords = words(
  'people',
  {
    'zh-CN': () => import('@stoa/pages/people/words/zh-CN/people'),
    en: () => import('@stoa/pages/people/words/en/people'),
  },
  [learningLabels, peopleLabels],
);
