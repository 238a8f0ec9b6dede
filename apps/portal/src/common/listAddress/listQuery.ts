// Imported from its own file and not from the file of all course calls, because every list loads this one.
import {
  courseFilterNames,
  courseSorts,
  type CourseFilterName,
  type CourseFiltersRequest,
  type CourseListRequest,
  type CourseSort,
} from '@stoa/api/contract/parts/courseList';
import {
  ChargeFilter,
  DurationFilter,
  isValueOf,
  JobLevel,
  ListLayout,
  ProgressFilter,
  RatingFilter,
  type CourseListKind,
} from '@stoa/domain';
import { changed } from './changed.ts';

/** Filters of the course list by their name in the address. */
export const filterNames = courseFilterNames;
export type FilterName = CourseFilterName;

/** Filters whose values are those of an enumeration; the others' are ids. */
const enumerations = {
  jobLevel: JobLevel,
  charge: ChargeFilter,
  duration: DurationFilter,
  rating: RatingFilter,
  progress: ProgressFilter,
} as const;

export interface ListQuery {
  readonly keyword: string;
  readonly filters: Readonly<Partial<Record<FilterName, number>>>;
  readonly sort: CourseSort;
  readonly pageNo: number;
  readonly pageSize: number;
  /** Set only when the address names a layout; otherwise the person's last choice is used. */
  readonly layout: ListLayout | undefined;
}

const standardSize = 20;
const largest = 1_000_000;

function numberOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function filterOf(query: URLSearchParams, name: FilterName): number | undefined {
  const value = numberOf(query, name);
  // 0 means "all" if the filter is an enumeration; for the other filters it is not a valid id.
  if (value === undefined || value === 0) return undefined;
  if (name === 'categoryId' || name === 'industryId' || name === 'tagId') return value;
  return isValueOf(enumerations[name], value) ? value : undefined;
}

/**
 * Reads the address; a value that is not understood counts as absent, so that no call fails because of it.
 */
export function readListQuery(search: string): ListQuery {
  const query = new URLSearchParams(search);
  const filters: Partial<Record<FilterName, number>> = {};
  for (const name of filterNames) {
    const value = filterOf(query, name);
    if (value !== undefined) filters[name] = value;
  }
  const layout = numberOf(query, 'layout');
  const pageSize = numberOf(query, 'pageSize') ?? standardSize;
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
    filters,
    sort: courseSorts.find((sort) => sort === query.get('sort')) ?? 'default',
    pageNo: Math.min(Math.max(numberOf(query, 'pageNo') ?? 1, 1), largest),
    pageSize: pageSize >= 1 && pageSize <= 100 ? pageSize : standardSize,
    layout: isValueOf(ListLayout, layout) ? layout : undefined,
  };
}

/**
 * The address without keyword and filters; sort order and layout stay, and so does a filter that must have a
 * value.
 */
export function cleared(search: string, kept?: FilterName): string {
  return ['keyword', ...filterNames]
    .filter((name) => name !== kept)
    .reduce((rest, name) => changed(rest, name, ''), search);
}

/** The sort order of a list: the requested one if the list has it, else the list's default. */
export const sortOf = ({ sort }: ListQuery, sorts: readonly CourseSort[]): CourseSort =>
  sorts.includes(sort) ? sort : (sorts[0] ?? 'default');

export interface ListAsked {
  readonly kind: CourseListKind;
  /** The filters that list and company offer. */
  readonly offered: ReadonlySet<FilterName>;
  readonly sort: CourseSort;
}

const valueIn = <Value extends number>(
  values: Readonly<Record<string, Value>>,
  value: number | undefined,
): Value | undefined => (isValueOf(values, value) ? value : undefined);

/** The parameters that reduce the list, as far as list and company offer them. */
function narrowing(query: ListQuery, offered: ReadonlySet<FilterName>) {
  const filter = (name: FilterName) => (offered.has(name) ? query.filters[name] : undefined);
  return {
    keyword: query.keyword || undefined,
    categoryId: filter('categoryId'),
    industryId: filter('industryId'),
    jobLevel: valueIn(JobLevel, filter('jobLevel')),
    charge: valueIn(ChargeFilter, filter('charge')),
    tagId: filter('tagId'),
    duration: valueIn(DurationFilter, filter('duration')),
    rating: valueIn(RatingFilter, filter('rating')),
    progress: valueIn(ProgressFilter, filter('progress')),
  };
}

/** The request for the filters of a list; their counts depend on the chosen values. */
export const filtersRequest = (
  query: ListQuery,
  { kind, offered }: Pick<ListAsked, 'kind' | 'offered'>,
): CourseFiltersRequest => ({ kind, ...narrowing(query, offered) });

/** The request for the course list. */
export const listRequest = (query: ListQuery, { kind, offered, sort }: ListAsked): CourseListRequest => ({
  kind,
  ...narrowing(query, offered),
  sort: sort === 'default' ? undefined : sort,
  pageNo: query.pageNo,
  pageSize: query.pageSize,
});
