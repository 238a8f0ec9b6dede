import { dataLabels } from '../../i18n/labelGroups/data.ts';
import { examLabels } from '../../i18n/labelGroups/exam.ts';
import { words } from '../../i18n/wordGroup.ts';
import type exam from '@stoa/pages/exam/words/zh-CN/exam';
import type examInfo from '@stoa/pages/exam/words/zh-CN/examInfo';

declare module '../../i18n/messages.ts' {
  interface Messages {
    exam: typeof exam;
    examInfo: typeof examInfo;
  }
}

const loadExam = {
  'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/exam'),
  en: () => import('@stoa/pages/exam/words/en/exam'),
};

/** The words of an attempt. */
export const examWords = words('exam', loadExam);

/** The same with the words of questions, which come with the paper. */
export const paperWords = words('exam', loadExam, [examLabels]);

/** The words of the page before an exam. */
export const examInfoWords = words(
  'examInfo',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/examInfo'),
    en: () => import('@stoa/pages/exam/words/en/examInfo'),
  },
  [dataLabels],
);
