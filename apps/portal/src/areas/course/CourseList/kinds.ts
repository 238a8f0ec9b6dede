import type { CourseSort } from '@stoa/api/contract/course';
import { CourseListKind } from '@stoa/domain';
import { filterNames, type FilterName } from '../../../common/listAddress/listQuery.ts';

/** The differences between the course lists: in their call, filters and sort orders. */
export interface ListRules {
  /** The filters offered, in this order. */
  readonly filters: readonly FilterName[];
  /** The sort orders offered; the first is the default. */
  readonly sorts: readonly CourseSort[];
  /** Shows the company's banner with page key COURSE above the list. */
  readonly banner?: true;
  /** Shows the industries in a column beside the list, where one of them is always chosen. */
  readonly column?: true;
  /**
   * Whether the list recommends courses: the person can then ask for other recommendations, and change the
   * preferences that they are based on.
   */
  readonly advice?: true;
  /**
   * Whether the list shows courses with a mark. A course that loses its mark stays visible until the list is
   * opened again.
   */
  readonly marked?: true;
}

const sorts: readonly CourseSort[] = ['default', 'new', 'hot', 'score'];
const newestFirst: readonly CourseSort[] = ['new', 'hot', 'score'];
/** A ranking has only one sort order. */
const ranked: readonly CourseSort[] = ['hot'];

/** Filters that make sense for every list. */
const own = ['duration', 'rating', 'progress'] as const;

const every = { filters: filterNames, sorts } as const;
/** The lists of VIP and paid courses: each has one kind of price, so the filter by price is left out. */
const oneCharge = { filters: filterNames.filter((name) => name !== 'charge'), sorts } as const;

export const listRules: Readonly<Record<CourseListKind, ListRules>> = {
  [CourseListKind.All]: { ...every, banner: true },
  [CourseListKind.Hot]: { filters: ['categoryId', 'jobLevel', ...own], sorts: ranked },
  [CourseListKind.Free]: { filters: ['categoryId', 'industryId', 'jobLevel', ...own], sorts },
  [CourseListKind.Fresh]: { filters: ['categoryId', 'jobLevel', ...own], sorts: newestFirst },
  [CourseListKind.Industry]: { filters: ['industryId', 'jobLevel', 'charge', ...own], sorts, column: true },
  [CourseListKind.Customize]: { filters: ['categoryId', ...own], sorts },
  [CourseListKind.Ai]: { filters: ['jobLevel', 'duration', 'rating'], sorts, advice: true },
  [CourseListKind.Cloud]: { filters: ['categoryId', 'industryId', 'jobLevel', 'charge', ...own], sorts },
  [CourseListKind.Vip]: oneCharge,
  [CourseListKind.Paid]: oneCharge,
  [CourseListKind.Recommend]: every,
  [CourseListKind.Company]: every,
  [CourseListKind.Wanna]: { ...every, marked: true },
};

/** The list of an address, by the last part of its path; `/cloud-course` has its own name. */
export function kindOf(pathname: string): CourseListKind {
  const [name = ''] = pathname.split('/').filter(Boolean).slice(-1);
  if (name === 'cloud-course') return CourseListKind.Cloud;
  return Object.values(CourseListKind).find((kind) => kind === name) ?? CourseListKind.All;
}
