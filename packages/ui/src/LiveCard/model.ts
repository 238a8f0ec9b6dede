import { formatDateTime } from '@stoa/domain';

const minuteMs = 60_000;

export interface Distance {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** The time between two moments in whole days, hours and minutes; zero when the second is not later. */
export function distance(from: number, to: number): Distance {
  const minutes = Math.max(0, Math.floor((to - from) / minuteMs));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** Start and end in the shortest clear form: the end has no date if it is on the same day as the start. */
export function windowEnds(startTime: number, endTime: number, now: number): readonly [string, string?] {
  const from = formatDateTime(startTime, { now });
  // A start in another year is written as a date only, so the end would add nothing.
  if (!from.includes(':')) return [from];
  return [from, formatDateTime(endTime, { now: startTime })];
}
