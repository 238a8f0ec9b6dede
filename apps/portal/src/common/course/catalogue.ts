import { learningLabels } from '../../i18n/labelGroups/learning.ts';
import { words } from '../../i18n/wordGroup.ts';
import type course from '@stoa/pages/course/words/zh-CN/course';

declare module '../../i18n/messages.ts' {
  interface Messages {
    course: typeof course;
  }
}

/** The words about a course that many pages share. */
export const courseWords = words(
  'course',
  {
    'zh-CN': () => import('@stoa/pages/course/words/zh-CN/course'),
    en: () => import('@stoa/pages/course/words/en/course'),
  },
  [learningLabels],
);
