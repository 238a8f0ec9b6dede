import { learningLabels } from '../../i18n/labelGroups/learning.ts';
import { peopleLabels } from '../../i18n/labelGroups/people.ts';
import { words } from '../../i18n/wordGroup.ts';
import type people from './words/zh-CN/people.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    people: typeof people;
  }
}

export const peopleWords = words(
  'people',
  {
    'zh-CN': () => import('./words/zh-CN/people.ts'),
    en: () => import('./words/en/people.ts'),
  },
  [learningLabels, peopleLabels],
);
