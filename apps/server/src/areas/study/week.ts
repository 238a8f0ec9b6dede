import type { StudyWeek } from '@stoa/api/contract/study';
import { and, eq, sql } from 'drizzle-orm';
import { dayOf, startOfDay } from '../../clock.ts';
import { studyRecord, weeklyGoal } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import type { Run } from '../../http/register.ts';

const dayMs = 24 * 3_600_000;

/** What was studied on one day, a date in Asia/Shanghai. */
export interface StudyDay {
  readonly day: string;
  readonly seconds: number;
}

/** Place of a day in its week, in Asia/Shanghai: 0 is Monday. */
const weekday = (now: number): number => (new Date(startOfDay(dayOf(now)) + dayMs / 3).getUTCDay() + 6) % 7;

/** Monday of the week of a day, in Asia/Shanghai. */
export const weekStart = (now: number): string => dayOf(now - weekday(now) * dayMs);

/** The days of this week up to today with what was studied on them, beside the goal. */
export function weekOf(goalMinutes: number, days: readonly StudyDay[], now: number): StudyWeek {
  const today = weekday(now);
  const daySeconds = Array.from({ length: today + 1 }, (_, at) => {
    const date = dayOf(now + (at - today) * dayMs);
    return Math.round(days.find(({ day }) => day === date)?.seconds ?? 0);
  });
  return { goalMinutes, daySeconds };
}

/** All days on which the person studied here. */
export const studyDays = ({ tx, session }: SessionContext): Promise<StudyDay[]> =>
  tx
    .select({ day: studyRecord.day, seconds: sql<number>`sum(${studyRecord.studySeconds})`.mapWith(Number) })
    .from(studyRecord)
    .where(and(eq(studyRecord.userId, session.userId), eq(studyRecord.companyId, session.companyId)))
    .groupBy(studyRecord.day);

/** Minutes a week that the person has set; 0 if there is no goal. */
export async function goalOf({ tx, session }: SessionContext): Promise<number> {
  const [goal] = await tx
    .select({ minutes: weeklyGoal.minutes })
    .from(weeklyGoal)
    .where(and(eq(weeklyGoal.userId, session.userId), eq(weeklyGoal.companyId, session.companyId)));
  return goal?.minutes ?? 0;
}

/** Answer of `weeklyGoalSet`. */
export const setWeeklyGoal: Run<'weeklyGoalSet'> = async (context, { minutes }) => {
  const { tx, session, now } = context;
  const owner = { userId: session.userId, companyId: session.companyId };
  if (minutes === 0) {
    await tx
      .delete(weeklyGoal)
      .where(and(eq(weeklyGoal.userId, owner.userId), eq(weeklyGoal.companyId, owner.companyId)));
  } else {
    await tx
      .insert(weeklyGoal)
      .values({ ...owner, minutes, updatedTime: now })
      .onConflictDoUpdate({
        target: [weeklyGoal.userId, weeklyGoal.companyId],
        set: { minutes, updatedTime: now },
      });
  }
  return weekOf(minutes, await studyDays(context), now);
};
