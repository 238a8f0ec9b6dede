import type { CourseCollection } from '@stoa/api/contract/course';
import type { CollectionTranslate } from './words/index.ts';

/** "6 门课程 · 1.2万人学过"; the number of learners is left out if the company hides it. */
export const factsOf = (
  { courseCount, studyNum }: Pick<CourseCollection, 'courseCount' | 'studyNum'>,
  t: CollectionTranslate,
  /** Names a number of learners. */
  learners: (count: number) => string,
): string =>
  [t('courses', { count: courseCount }), ...(studyNum === undefined ? [] : [learners(studyNum)])].join(' · ');
