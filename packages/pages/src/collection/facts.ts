import type { CourseCollection } from '@stoa/api/contract/course';
import { formatCount, type Locale } from '@stoa/domain';
import type { CollectionTranslate } from './words/index.ts';

/** "6 门课程 · 1.2万 人学过"; the number of learners is left out where the company hides it. */
export const factsOf = (
  { courseCount, studyNum }: CourseCollection,
  t: CollectionTranslate,
  locale: Locale,
): string =>
  [
    t('courses', { count: courseCount }),
    ...(studyNum === undefined ? [] : [t('learners', { learners: formatCount(studyNum, locale) })]),
  ].join(' · ');
