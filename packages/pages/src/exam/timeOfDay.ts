import { formatDuration } from '@stoa/domain';

/** A time such as "10:32:05" in the person's time zone. */
export function timeOfDay(time: number): string {
  const date = new Date(time);
  return formatDuration((date.getHours() * 60 + date.getMinutes()) * 60 + date.getSeconds());
}
