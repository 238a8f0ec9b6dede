import type { CourseSort, CourseSummary } from '@stoa/api/contract/course';
import { CourseListKind, type Locale } from '@stoa/domain';
import type { RowsOfPage } from '../../common/index.ts';

/** A part of the list; a list with only one part needs no title for it. */
export interface CourseGroup {
  key: string;
  title?: string | undefined;
  courses: readonly CourseSummary[];
}

/** The month in the browser's time zone, such as `2026-11`. */
const monthOf = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
};

/**
 * Groups courses by the month in which they appeared. The order is kept, so a group may continue on the next
 * page.
 */
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
  /** The sort orders of the list; the first is its default. */
  readonly sorts: readonly CourseSort[];
  readonly sort: CourseSort;
  /** Number of courses on a page. */
  readonly pageSize: number;
  readonly locale: Locale;
}

export interface ArrangedCourses {
  readonly groups: readonly CourseGroup[];
  /** Rank of the first course; `undefined` when the list is not a ranking. */
  readonly firstRank: number | undefined;
}

/**
 * Divides a page of courses into parts. New courses are grouped by month and popular ones are numbered, but
 * only in the list's default order, because neither makes sense in another order.
 */
export function arranged(
  { rows, pageNo }: Pick<RowsOfPage<CourseSummary>, 'rows' | 'pageNo'>,
  { kind, sorts, sort, pageSize, locale }: ListOrder,
): ArrangedCourses {
  const inOwnOrder = sort === sorts[0];
  return {
    groups:
      kind === CourseListKind.Fresh && inOwnOrder ? byMonth(rows, locale) : [{ key: 'all', courses: rows }],
    firstRank: kind === CourseListKind.Hot && inOwnOrder ? (pageNo - 1) * pageSize + 1 : undefined,
  };
}
