import type { ExamTab } from '@stoa/api/contract/exam';

/** A tab of the page: one of the lists of exams, or the wrong-answer book. */
export type ExamPageTab = ExamTab | 'wrong';

/** The tabs in their order; the wrong-answer book only if the back end keeps one. */
export const tabsOf = (keepsWrong: boolean): readonly ExamPageTab[] => [
  'todo',
  'doing',
  'done',
  'missed',
  'all',
  ...(keepsWrong ? (['wrong'] as const) : []),
];
