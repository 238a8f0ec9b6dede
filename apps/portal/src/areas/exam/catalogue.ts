import { examLabels } from '../../i18n/labelGroups/exam.ts';
import { words } from '../../i18n/wordGroup.ts';
import type exam from '@stoa/pages/exam/words/zh-CN/exam';

declare module '../../i18n/messages.ts' {
  interface Messages {
    exam: typeof exam;
  }
}

/** The words of answering. */
export const examWords = words(
  'exam',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/exam'),
    en: () => import('@stoa/pages/exam/words/en/exam'),
  },
  [examLabels],
);
