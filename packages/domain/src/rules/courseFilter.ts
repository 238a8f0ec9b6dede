import { DurationFilter, RatingFilter } from '../enums/course.ts';

/** Seconds that a course of each duration takes: more than the first number, at most the second. */
export const durationBounds: Readonly<
  Record<Exclude<DurationFilter, typeof DurationFilter.All>, readonly [above: number, most: number]>
> = {
  [DurationFilter.Short]: [-1, 900],
  [DurationFilter.Medium]: [900, 3600],
  [DurationFilter.Long]: [3600, 10_800],
  [DurationFilter.VeryLong]: [10_800, Number.POSITIVE_INFINITY],
};

/** The least mean of all ratings, as cards show it with one decimal place. */
export const leastStars: Readonly<Record<Exclude<RatingFilter, typeof RatingFilter.All>, number>> = {
  [RatingFilter.Excellent]: 4.5,
  [RatingFilter.Good]: 4,
  [RatingFilter.Fair]: 3,
};
