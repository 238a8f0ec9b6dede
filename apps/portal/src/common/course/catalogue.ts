import { bannerLabels } from '../../i18n/labelGroups/banner.ts';
import { learningLabels } from '../../i18n/labelGroups/learning.ts';
import { lessonsLabels } from '../../i18n/labelGroups/lessons.ts';
import { words } from '../../i18n/wordGroup.ts';
import type course from './words/zh-CN/course.ts';
import type lists from './words/zh-CN/lists.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    course: typeof course;
    courses: typeof lists;
  }
}

/** What lists and the page of a course say of it. */
export const courseWords = words(
  'course',
  {
    'zh-CN': () => import('./words/zh-CN/course.ts'),
    en: () => import('./words/en/course.ts'),
  },
  [bannerLabels, learningLabels, lessonsLabels],
);

/** Titles of the course lists, and marks. */
export const courseListWords = words('courses', {
  'zh-CN': () => import('./words/zh-CN/lists.ts'),
  en: () => import('./words/en/lists.ts'),
});
