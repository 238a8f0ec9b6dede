import { dataLabels } from '../../i18n/labelGroups/data.ts';
import { examLabels } from '../../i18n/labelGroups/exam.ts';
import { words } from '../../i18n/wordGroup.ts';
import type exam from '@stoa/pages/exam/words/zh-CN/exam';
import type examOpening from '@stoa/pages/exam/words/zh-CN/examOpening';
import type examInfo from '@stoa/pages/exam/words/zh-CN/examInfo';

declare module '../../i18n/messages.ts' {
  interface Messages {
    exam: typeof exam;
    examOpening: typeof examOpening;
    examInfo: typeof examInfo;
  }
}

/** The words of an exam whose paper is on the way. */
export const openingWords = words('examOpening', {
  'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/examOpening'),
  en: () => import('@stoa/pages/exam/words/en/examOpening'),
});

/** The words of answering, which come with the paper. */
export const examWords = words(
  'exam',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/exam'),
    en: () => import('@stoa/pages/exam/words/en/exam'),
  },
  [examLabels],
);

/** The words of the page before an exam. */
export const examInfoWords = words(
  'examInfo',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/examInfo'),
    en: () => import('@stoa/pages/exam/words/en/examInfo'),
  },
  [dataLabels],
);
