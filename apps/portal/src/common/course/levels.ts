import { isValueOf, JobLevel } from '@stoa/domain';
import type { useTranslations } from 'use-intl';

/** "基层、中层": the levels that a course is for. */
export const levelsOf = (
  levels: readonly number[],
  t: ReturnType<typeof useTranslations<'course'>>,
): string =>
  levels.flatMap((level) => (isValueOf(JobLevel, level) ? [t(`level.${level}`)] : [])).join(t('comma'));
