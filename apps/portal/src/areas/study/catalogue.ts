import { documentsLabels } from '../../i18n/labelGroups/documents.ts';
import { examCardLabels } from '../../i18n/labelGroups/examCard.ts';
import { lessonsLabels } from '../../i18n/labelGroups/lessons.ts';
import { mediaLabels } from '../../i18n/labelGroups/media.ts';
import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { words } from '../../i18n/wordGroup.ts';
import type study from '@stoa/pages/study/words/zh-CN/study';
import type panels from '@stoa/pages/study/words/zh-CN/panels';
import type courseTest from '@stoa/pages/study/words/zh-CN/courseTest';
import type why from '@stoa/pages/study/words/zh-CN/why';
import type chapters from '@stoa/pages/study/words/zh-CN/chapters';

declare module '../../i18n/messages.ts' {
  interface Messages {
    study: typeof study;
    studyPanels: typeof panels;
    courseTest: typeof courseTest;
    why: typeof why;
    chapters: typeof chapters;
  }
}

const loadStudy = {
  'zh-CN': () => import('@stoa/pages/study/words/zh-CN/study'),
  en: () => import('@stoa/pages/study/words/en/study'),
};

/** The messages of a lesson with the outline of its course. */
export const studyWords = words('study', loadStudy, [lessonsLabels, mediaLabels]);

/** The messages of a lesson without the outline. */
export const pureWords = words('study', loadStudy, [mediaLabels]);

/** The messages of panels, viewers and the lists of further lessons. */
export const studyPanelWords = words(
  'studyPanels',
  {
    'zh-CN': () => import('@stoa/pages/study/words/zh-CN/panels'),
    en: () => import('@stoa/pages/study/words/en/panels'),
  },
  [documentsLabels, navigationLabels],
);

/** The messages of the test of a course and its card. */
export const courseTestWords = words(
  'courseTest',
  {
    'zh-CN': () => import('@stoa/pages/study/words/zh-CN/courseTest'),
    en: () => import('@stoa/pages/study/words/en/courseTest'),
  },
  [examCardLabels],
);

/** The messages that explain the percentage of a lesson. */
export const whyWords = words('why', {
  'zh-CN': () => import('@stoa/pages/study/words/zh-CN/why'),
  en: () => import('@stoa/pages/study/words/en/why'),
});

/** The messages of the table of contents of a long course. */
export const chapterWords = words(
  'chapters',
  {
    'zh-CN': () => import('@stoa/pages/study/words/zh-CN/chapters'),
    en: () => import('@stoa/pages/study/words/en/chapters'),
  },
  [lessonsLabels, navigationLabels],
);
