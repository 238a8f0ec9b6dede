import { bannerLabels } from '../../i18n/labelGroups/banner.ts';
import { learningLabels } from '../../i18n/labelGroups/learning.ts';
import { lessonsLabels } from '../../i18n/labelGroups/lessons.ts';
import { words } from '../../i18n/wordGroup.ts';
import type course from '@stoa/pages/course/words/zh-CN/course';
import type lists from '@stoa/pages/course/words/zh-CN/lists';

declare module '../../i18n/messages.ts' {
  interface Messages {
    course: typeof course;
    courses: typeof lists;
  }
}

/** The words about a course that lists and its page share. */
export const courseWords = words(
  'course',
  {
    'zh-CN': () => import('@stoa/pages/course/words/zh-CN/course'),
    en: () => import('@stoa/pages/course/words/en/course'),
  },
  [bannerLabels, learningLabels, lessonsLabels],
);

/** The words of the titles of course lists, and of marks. */
export const courseListWords = words('courses', {
  'zh-CN': () => import('@stoa/pages/course/words/zh-CN/lists'),
  en: () => import('@stoa/pages/course/words/en/lists'),
});
