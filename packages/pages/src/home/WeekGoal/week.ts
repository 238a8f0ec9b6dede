import type { StudyWeek } from '@stoa/api/contract/study';

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export interface WeekDay {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: (typeof weekdays)[number];
  readonly minutes: number;
  /** How much of the day's part of the goal was studied, 0 to 100. */
  readonly share: number;
  readonly state: 'past' | 'today' | 'ahead';
}

export interface Week {
  readonly days: readonly WeekDay[];
  readonly minutes: number;
  /** Minutes a week; 0 without a goal. */
  readonly goal: number;
  readonly reached: boolean;
}

/** The study time of a full day if there is no goal, in seconds. */
const usualDay = 20 * 60;

/** All seven days of the week for the drawing, including those to come. */
export function weekOf({ daySeconds, goalMinutes }: StudyWeek): Week {
  const today = daySeconds.length;
  const fullDay = goalMinutes > 0 ? (goalMinutes * 60) / weekdays.length : usualDay;
  const days = weekdays.map((weekday): WeekDay => {
    const seconds = daySeconds[weekday - 1] ?? 0;
    return {
      weekday,
      minutes: Math.floor(seconds / 60),
      share: Math.min(100, Math.round((seconds / fullDay) * 100)),
      state: weekday < today ? 'past' : weekday === today ? 'today' : 'ahead',
    };
  });
  const minutes = Math.floor(daySeconds.reduce((sum, seconds) => sum + seconds, 0) / 60);
  return { days, minutes, goal: goalMinutes, reached: goalMinutes > 0 && minutes >= goalMinutes };
}
