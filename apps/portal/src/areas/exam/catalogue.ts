import { dataLabels } from '../../i18n/labelGroups/data.ts';
import { examLabels } from '../../i18n/labelGroups/exam.ts';
import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { words } from '../../i18n/wordGroup.ts';
import type exam from '@stoa/pages/exam/words/zh-CN/exam';
import type externalExam from '@stoa/pages/exam/words/zh-CN/externalExam';

declare module '../../i18n/messages.ts' {
  interface Messages {
    exam: typeof exam;
    externalExam: typeof externalExam;
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

/** The words of an exam by a guest, before it begins. */
export const externalExamWords = words(
  'externalExam',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/externalExam'),
    en: () => import('@stoa/pages/exam/words/en/externalExam'),
  },
  [dataLabels, formsLabels, navigationLabels],
);
