import { isValueOf, JobLevel } from '@stoa/domain';
import type { CourseTranslate } from './words/index.ts';

/** "基层、中层": the levels that a course is for. */
export const levelsOf = (levels: readonly number[], t: CourseTranslate): string =>
  levels.flatMap((level) => (isValueOf(JobLevel, level) ? [t(`level.${level}`)] : [])).join(t('comma'));
