import { dataLabels } from '../../i18n/labelGroups/data.ts';
import { examLabels } from '../../i18n/labelGroups/exam.ts';
import { examCardLabels } from '../../i18n/labelGroups/examCard.ts';
import { formsLabels } from '../../i18n/labelGroups/forms.ts';
import { navigationLabels } from '../../i18n/labelGroups/navigation.ts';
import { words } from '../../i18n/wordGroup.ts';
import type exam from '@stoa/pages/exam/words/zh-CN/exam';
import type externalExam from '@stoa/pages/exam/words/zh-CN/externalExam';
import type examRecords from '@stoa/pages/exam/words/zh-CN/examRecords';
import type examResult from '@stoa/pages/exam/words/zh-CN/examResult';
import type exams from '@stoa/pages/exam/words/zh-CN/exams';
import type wrongBook from '@stoa/pages/exam/words/zh-CN/wrongBook';
import type examOpening from '@stoa/pages/exam/words/zh-CN/examOpening';
import type examInfo from '@stoa/pages/exam/words/zh-CN/examInfo';
import type leftBehind from '@stoa/pages/exam/words/zh-CN/leftBehind';

declare module '../../i18n/messages.ts' {
  interface Messages {
    exam: typeof exam;
    externalExam: typeof externalExam;
    examRecords: typeof examRecords;
    examResult: typeof examResult;
    exams: typeof exams;
    wrongBook: typeof wrongBook;
    examOpening: typeof examOpening;
    examInfo: typeof examInfo;
    leftBehind: typeof leftBehind;
  }
}

/** The messages while the paper of an exam is loading. */
export const openingWords = words('examOpening', {
  'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/examOpening'),
  en: () => import('@stoa/pages/exam/words/en/examOpening'),
});

/** The messages of answering an exam, which load with the paper. */
export const examWords = words(
  'exam',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/exam'),
    en: () => import('@stoa/pages/exam/words/en/exam'),
  },
  [examLabels],
);

/** The messages of a guest's exam before it begins. */
export const externalExamWords = words(
  'externalExam',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/externalExam'),
    en: () => import('@stoa/pages/exam/words/en/externalExam'),
  },
  [dataLabels, formsLabels, navigationLabels],
);

export const examsWords = words(
  'exams',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/exams'),
    en: () => import('@stoa/pages/exam/words/en/exams'),
  },
  [examCardLabels, formsLabels, navigationLabels],
);

/** The messages of the wrong-answer book, which load with it. */
export const wrongBookWords = words(
  'wrongBook',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/wrongBook'),
    en: () => import('@stoa/pages/exam/words/en/wrongBook'),
  },
  [examLabels],
);

/** The messages of the list of records, which load with it. */
export const examRecordsWords = words(
  'examRecords',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/examRecords'),
    en: () => import('@stoa/pages/exam/words/en/examRecords'),
  },
  [dataLabels, formsLabels, navigationLabels],
);

/** The messages of a result, which load with it. */
export const examResultWords = words(
  'examResult',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/examResult'),
    en: () => import('@stoa/pages/exam/words/en/examResult'),
  },
  [examLabels],
);

/** The messages of the page before an exam. */
export const examInfoWords = words(
  'examInfo',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/examInfo'),
    en: () => import('@stoa/pages/exam/words/en/examInfo'),
  },
  [dataLabels],
);

/** The messages about answers that an earlier visit has left on the device. */
export const leftBehindWords = words(
  'leftBehind',
  {
    'zh-CN': () => import('@stoa/pages/exam/words/zh-CN/leftBehind'),
    en: () => import('@stoa/pages/exam/words/en/leftBehind'),
  },
  [examLabels, formsLabels],
);
