import type { CourseFilters } from '@stoa/api/contract/course';
import type { FilterName } from '../../../common/listAddress/listQuery.ts';

/**
 * Filters that may reach the server, out of those that the list has; an address with another one is as if it were without.
 * Prices are among them where the company shows any.
 */
export const offeredFilters = (names: readonly FilterName[], charges: boolean): readonly FilterName[] =>
  names.filter((name) => name !== 'charge' || charges);

/** The chosen industry where they stand beside the list: the address's when it is offered, else the first. */
export const chosenIndustry = (
  { industries }: Pick<CourseFilters, 'industries'>,
  wanted: number | undefined,
): number | undefined => (industries.find(({ id }) => id === wanted) ?? industries[0])?.id;
