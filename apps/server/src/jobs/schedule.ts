import { dayOf, startOfDay } from '../clock.ts';

const second = 1000;
const minute = 60 * second;

/** How often a job runs. */
export type Rhythm = 'every 15 s' | 'every minute' | 'daily at 02:00';

/** The last moment at which a job of this rhythm was due. */
export function lastDue(rhythm: Rhythm, now: number): number {
  switch (rhythm) {
    case 'every 15 s':
      return Math.floor(now / (15 * second)) * 15 * second;
    case 'every minute':
      return Math.floor(now / minute) * minute;
    case 'daily at 02:00': {
      const today = startOfDay(dayOf(now)) + 120 * minute;
      return today <= now ? today : today - 24 * 60 * minute;
    }
    default:
      return rhythm satisfies never;
  }
}
