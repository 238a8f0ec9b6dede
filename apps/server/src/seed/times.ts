import { dayOf, startOfDay } from '../clock.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * All times of the seed are relative to the start of one day, so that what is past stays past at any hour of
 * that day.
 */
export interface SeedTimes {
  readonly day: string;
  /** Epoch milliseconds of the day's start in Asia/Shanghai. */
  readonly start: number;
  ago(milliseconds: number): number;
  ahead(milliseconds: number): number;
}

export function seedTimes(seedDay: string): SeedTimes {
  const start = startOfDay(seedDay);
  return {
    day: dayOf(start),
    start,
    ago: (milliseconds) => start - milliseconds,
    ahead: (milliseconds) => start + milliseconds,
  };
}
