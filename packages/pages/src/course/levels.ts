import { isValueOf, JobLevel } from '@stoa/domain';
import type { CourseTranslate } from './words/index.ts';

/** The labels of the job levels that a course is for, such as "基层、中层". */
export const levelsOf = (levels: readonly number[], t: CourseTranslate): string =>
  levels.flatMap((level) => (isValueOf(JobLevel, level) ? [t(`level.${level}`)] : [])).join(t('comma'));
