import { learningLabels } from '../../i18n/labelGroups/learning.ts';
import { words } from '../../i18n/wordGroup.ts';
import type channels from '@stoa/pages/course/words/zh-CN/channels';
import type course from '@stoa/pages/course/words/zh-CN/course';

declare module '../../i18n/messages.ts' {
  interface Messages {
    channels: typeof channels;
    course: typeof course;
  }
}

/** The messages about a course that many pages share. */
export const courseWords = words(
  'course',
  {
    'zh-CN': () => import('@stoa/pages/course/words/zh-CN/course'),
    en: () => import('@stoa/pages/course/words/en/course'),
  },
  [learningLabels],
);

/** The names of the lists of courses. */
export const channelWords = words('channels', {
  'zh-CN': () => import('@stoa/pages/course/words/zh-CN/channels'),
  en: () => import('@stoa/pages/course/words/en/channels'),
});
