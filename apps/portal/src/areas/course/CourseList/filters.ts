import type { CourseFilters } from '@stoa/api/contract/course';
import type { FilterName } from '../../../common/listAddress/listQuery.ts';

/**
 * The filters of a list that may be sent to the server; any other filter in the address is ignored. The
 * filter by price is offered only if the company shows prices.
 */
export const offeredFilters = (names: readonly FilterName[], charges: boolean): readonly FilterName[] =>
  names.filter((name) => name !== 'charge' || charges);

/**
 * The industry that a list with an industry column shows: the one in the address when it is offered, else the
 * first.
 */
export const chosenIndustry = (
  { industries }: Pick<CourseFilters, 'industries'>,
  wanted: number | undefined,
): number | undefined => (industries.find(({ id }) => id === wanted) ?? industries[0])?.id;
