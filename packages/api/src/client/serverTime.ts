import type { ServerDate } from './answer.ts';

/** Half a second is added, because a date header names only the second in which it was written. */
const halfSecond = 500;

/**
 * The server's time at a moment of this device: calculated from the last date that the server has sent, else the
 * device's own time.
 */
export function serverTime(told: ServerDate | undefined, now: number): number {
  const date = told === undefined ? Number.NaN : Date.parse(told.date);
  return told === undefined || Number.isNaN(date) ? now : now + date + halfSecond - told.at;
}
