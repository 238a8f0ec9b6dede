import { documentsLabels } from '../../i18n/labelGroups/documents.ts';
import { lessonsLabels } from '../../i18n/labelGroups/lessons.ts';
import { mediaLabels } from '../../i18n/labelGroups/media.ts';
import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { words } from '../../i18n/wordGroup.ts';
import type study from './words/zh-CN/study.ts';
import type panels from './words/zh-CN/panels.ts';
import type why from './words/zh-CN/why.ts';
import type chapters from './words/zh-CN/chapters.ts';

declare module '../../i18n/messages.ts' {
  interface Messages {
    study: typeof study;
    studyPanels: typeof panels;
    why: typeof why;
    chapters: typeof chapters;
  }
}

export const studyWords = words(
  'study',
  {
    'zh-CN': () => import('./words/zh-CN/study.ts'),
    en: () => import('./words/en/study.ts'),
  },
  [lessonsLabels, mediaLabels],
);

/** Panels, viewers, and what else there is to learn. */
export const studyPanelWords = words(
  'studyPanels',
  {
    'zh-CN': () => import('./words/zh-CN/panels.ts'),
    en: () => import('./words/en/panels.ts'),
  },
  [documentsLabels, navigationLabels],
);

/** Why the percentage of a lesson is what it is. */
export const whyWords = words('why', {
  'zh-CN': () => import('./words/zh-CN/why.ts'),
  en: () => import('./words/en/why.ts'),
});

/** The contents page of a long course. */
export const chapterWords = words(
  'chapters',
  {
    'zh-CN': () => import('./words/zh-CN/chapters.ts'),
    en: () => import('./words/en/chapters.ts'),
  },
  [lessonsLabels, navigationLabels],
);
