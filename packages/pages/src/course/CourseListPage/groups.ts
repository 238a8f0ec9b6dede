import type { CourseSort, CourseSummary } from '@stoa/api/contract/course';
import { CourseListKind, type Locale } from '@stoa/domain';
import type { RowsOfPage } from '../../common/index.ts';

/** A part of the list; a list that has only one needs no title for it. */
export interface CourseGroup {
  key: string;
  title?: string | undefined;
  courses: readonly CourseSummary[];
}

/** `2026-11`, in the browser's zone. */
const monthOf = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
};

/** Courses by the month in which they appeared; the order stays, so that a group may go on on the next page. */
function byMonth(courses: readonly CourseSummary[], locale: Locale): CourseGroup[] {
  const words = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
  const groups: (CourseGroup & { courses: CourseSummary[] })[] = [];
  for (const course of courses) {
    const key = monthOf(course.freshTime);
    const last = groups.at(-1);
    if (last?.key === key) last.courses.push(course);
    else groups.push({ key, title: words.format(course.freshTime), courses: [course] });
  }
  return groups;
}

export interface ListOrder {
  readonly kind: CourseListKind;
  /** The orders that the list has, its own first. */
  readonly sorts: readonly CourseSort[];
  readonly sort: CourseSort;
  /** How many courses a page has. */
  readonly pageSize: number;
  readonly locale: Locale;
}

export interface ArrangedCourses {
  readonly groups: readonly CourseGroup[];
  /** Place of the first course in a ranking; nothing where the list is none. */
  readonly firstPlace: number | undefined;
}

/**
 * The parts of a page of courses. New courses stand under their months and hot ones carry their places, while the list is in
 * its own order: in another one neither says anything.
 */
export function arranged(
  { rows, pageNo }: Pick<RowsOfPage<CourseSummary>, 'rows' | 'pageNo'>,
  { kind, sorts, sort, pageSize, locale }: ListOrder,
): ArrangedCourses {
  const inOwnOrder = sort === sorts[0];
  return {
    groups:
      kind === CourseListKind.Fresh && inOwnOrder ? byMonth(rows, locale) : [{ key: 'all', courses: rows }],
    firstPlace: kind === CourseListKind.Hot && inOwnOrder ? (pageNo - 1) * pageSize + 1 : undefined,
  };
}
