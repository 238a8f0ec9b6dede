import { formatDateTime } from '@stoa/domain';

const minuteMs = 60_000;

export interface Distance {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** How far apart two moments are, in whole days, hours and minutes; nothing when the second is not later. */
export function distance(from: number, to: number): Distance {
  const minutes = Math.max(0, Math.floor((to - from) / minuteMs));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** Both ends as short as they can be told apart: the end needs no day when it is the start's. */
export function windowEnds(startTime: number, endTime: number, now: number): readonly [string, string?] {
  const from = formatDateTime(startTime, { now });
  // Of another year only the date is written, and a length of hours says nothing beside it.
  if (!from.includes(':')) return [from];
  return [from, formatDateTime(endTime, { now: startTime })];
}
