import type { CourseDetail, CourseSummary } from '@stoa/api/contract/course';
import { AccessState } from '@stoa/domain';
import { leading, type Resolve } from '../../links/index.ts';
import { courseTarget } from '../target.ts';
import type { CourseRailTranslate } from '../words/index.ts';

/** Whether files can be downloaded, which the company must allow and for which the person needs access. */
export const mayDownload = ({ policy, access }: Pick<CourseDetail, 'policy' | 'access'>): boolean =>
  policy.allowDownload && access === AccessState.Ok;

/** Specials and institutes whose page is built. */
export const collectionsOf = ({ collections }: Pick<CourseDetail, 'collections'>, resolve: Resolve) =>
  leading(
    collections.map(({ id, kind, name }) => ({ name, target: { kind, id } })),
    resolve,
  );

/** Courses whose page is built. */
export const relatedOf = (courses: readonly CourseSummary[], resolve: Resolve) =>
  leading(
    courses.map((course) => ({ course, target: courseTarget(course) })),
    resolve,
  );

/**
 * The number and length of a course's lessons, such as "3 节 · 41 分钟"; a course without films has no length.
 */
export function lengthOf(
  { itemCount, duration }: CourseSummary,
  t: CourseRailTranslate,
  inWords: (seconds: number) => string,
): string {
  const items = t('items', { count: itemCount });
  return duration > 0 ? `${items} · ${inWords(duration)}` : items;
}
