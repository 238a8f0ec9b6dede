import { bannerLabels } from '../../i18n/labelGroups/banner.ts';
import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { lessonsLabels } from '../../i18n/labelGroups/lessons.ts';
import { words } from '../../i18n/wordGroup.ts';
import type access from '@stoa/pages/course/words/zh-CN/access';
import type detail from '@stoa/pages/course/words/zh-CN/detail';
import type lists from '@stoa/pages/course/words/zh-CN/lists';
import type rail from '@stoa/pages/course/words/zh-CN/rail';

declare module '../../i18n/messages.ts' {
  interface Messages {
    courses: typeof lists;
    courseDetail: typeof detail;
    courseRail: typeof rail;
    courseAccess: typeof access;
  }
}

/** The messages of course lists. */
export const courseListWords = words(
  'courses',
  {
    'zh-CN': () => import('@stoa/pages/course/words/zh-CN/lists'),
    en: () => import('@stoa/pages/course/words/en/lists'),
  },
  [bannerLabels],
);

/** The messages of the page of a course. */
export const courseDetailWords = words(
  'courseDetail',
  {
    'zh-CN': () => import('@stoa/pages/course/words/zh-CN/detail'),
    en: () => import('@stoa/pages/course/words/en/detail'),
  },
  [lessonsLabels],
);

/** The messages of the side column of a course. */
export const courseRailWords = words('courseRail', {
  'zh-CN': () => import('@stoa/pages/course/words/zh-CN/rail'),
  en: () => import('@stoa/pages/course/words/en/rail'),
});

/** The messages of the request for access to a course. */
export const courseAccessWords = words(
  'courseAccess',
  {
    'zh-CN': () => import('@stoa/pages/course/words/zh-CN/access'),
    en: () => import('@stoa/pages/course/words/en/access'),
  },
  [formsLabels],
);
